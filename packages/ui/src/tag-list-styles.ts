import { COMPETENCY_SHADES } from '@observatorio/domain';
import { shades } from './shades';
import { numbered, themed } from './tokens';

const shadeTokens = themed((theme) => [
  ...numbered(
    'shade',
    shades[theme].map(({ fill }) => fill),
  ),
  ...numbered(
    'on-shade',
    shades[theme].map(({ text }) => text),
  ),
]);

const shadeRules = Array.from({ length: COMPETENCY_SHADES }, (_, index) => index + 1).map(
  (shade) =>
    `.tag[data-shade='${shade}'] { background: var(--o-shade-${shade}); color: var(--o-on-shade-${shade}); }`,
);

export const tagListStyles = `
${shadeTokens}.tags { display: flex; flex-wrap: wrap; gap: 8px; }
.tag {
  max-width: 100%; padding: 3px 12px; border: 1px solid var(--o-shade-6); border-radius: 14px;
  hyphens: auto; overflow-wrap: anywhere;
}
.tag-score { margin-left: 4px; font-size: 12px; font-weight: 600; font-variant-numeric: tabular-nums; }
${shadeRules.join('\n')}
`;
