export { SharedCache } from './shared-cache';
export { SharedTask } from './shared-task';
