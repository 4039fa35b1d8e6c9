import { LabourGender } from '@observatorio/widgets/react';
import { Filtered } from './filtered';

/** A server component: without handlers, the elements need no `use client`. */
export default function Page() {
  const api = process.env.NEXT_PUBLIC_API ?? '';
  return (
    <main>
      <LabourGender api={api} heading="No servidor" headingLevel={2} uf="SP" className="servidor" />
      <Filtered api={api} />
    </main>
  );
}
