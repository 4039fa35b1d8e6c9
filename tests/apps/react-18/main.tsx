import { LabourGender } from '@observatorio/widgets/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const api = new URLSearchParams(location.search).get('api') ?? '';

function App() {
  const [filter, setFilter] = useState<string | null>('nenhum');
  return (
    <>
      <output>{filter}</output>
      <LabourGender
        api={api}
        heading="Meu título"
        headingLevel={3}
        uf="SP"
        className="largo"
        onFilterChange={({ detail }) => setFilter(detail.filter)}
      />
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<App />);
