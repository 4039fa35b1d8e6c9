import { profileWherePanel } from '@observatorio/cards/profile/profile-panels';
import { whereElement } from '../shared/where-element';

/** Places a reader's pay among that of an occupation, by year and sector. */
export const profileWhere = whereElement(profileWherePanel);
