import { catalogue, sharedFilters } from '@observatorio/widgets';
import { DocTable } from './doc-table';

/** Table of the filters whose attribute has another name in each family. */
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
