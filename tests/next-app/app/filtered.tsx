'use client';

import { LabourGender } from '@observatorio/widgets/react';
import { useState } from 'react';

export function Filtered({ api }: { api: string }) {
  const [filter, setFilter] = useState<string | null>('nenhum');
  return (
    <>
      <output>{filter}</output>
      <LabourGender
        api={api}
        heading="No navegador"
        group="navegador"
        className="navegador"
        onFilterChange={({ detail }) => setFilter(detail.filter)}
      />
    </>
  );
}
