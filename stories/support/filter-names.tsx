import { catalogue, sharedFilters } from '@observatorio/widgets';
import { DocTable } from './doc-table';

/** Table of filters whose attribute name differs between families. */
export const FilterNames = () => (
  <DocTable
    heads={['Atributo', 'O que filtra']}
    rows={sharedFilters(catalogue).flatMap(({ label, attributes }) =>
      [...attributes].map(([family, names]) => [
        names.join(' ou '),
        `${label}, nas tags que começam com ${family}`,
      ]),
    )}
  />
);
