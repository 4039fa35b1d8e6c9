import type { AreaName } from '@observatorio/contract';

/** Loads and registers the tags of an area. */
export const registerElements = {
  labour: () => import('@observatorio/widgets/register/labour'),
  graduate: () => import('@observatorio/widgets/register/graduate'),
  occupation: () => import('@observatorio/widgets/register/occupation'),
  profile: () => import('@observatorio/widgets/register/profile'),
  course: () => import('@observatorio/widgets/register/course'),
  imbalance: () => import('@observatorio/widgets/register/imbalance'),
} satisfies Record<AreaName, () => Promise<unknown>>;
