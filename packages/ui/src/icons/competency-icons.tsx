import { icon } from './icon';

export const KnowledgeIcon = icon(
  <path d="M10 5.2C8.3 3.9 5.7 3.5 2.8 3.6v11.6c2.9-.1 5.5.3 7.2 1.6m0-11.6c1.7-1.3 4.3-1.7 7.2-1.6v11.6c-2.9-.1-5.5.3-7.2 1.6V5.2z" />,
);
export const SkillIcon = icon(
  <path d="M12.6 8.6L5.2 16a1.7 1.7 0 0 1-2.4-2.4l7.4-7.4a4.3 4.3 0 0 1 5.5-3.1l-2.4 2.4.4 1.8 1.8.4 2.4-2.4a4.3 4.3 0 0 1-5.3 3.3z" />,
);
export const AttitudeIcon = icon(
  <path d="M10 16.8C5.2 13.4 2.6 10.7 2.6 7.6a3.8 3.8 0 0 1 7.4-1.3 3.8 3.8 0 0 1 7.4 1.3c0 3.1-2.6 5.8-7.4 9.2z" />,
);
