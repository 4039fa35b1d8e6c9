import { occupationFilters } from './occupation-filters';

/** The portal page of the area, for links to it. */
export const occupationPage = { page: '/busca-cargo', filters: occupationFilters } as const;
