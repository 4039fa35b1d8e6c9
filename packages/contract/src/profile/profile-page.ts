import { profileFilterDefinitions } from './profile-filters';

/** The portal page of the area, for links to it. */
export const profilePage = { page: '/perfil', filters: profileFilterDefinitions } as const;
