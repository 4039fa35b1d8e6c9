import { coursePageFilters } from './course-filters';

/** The portal page of the area, for links to it. */
export const coursePage = { page: '/busca-curso', filters: coursePageFilters } as const;
