import { postHeight } from './base/frame-height';

postHeight();
