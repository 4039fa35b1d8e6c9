import type { Card } from '@observatorio/cards';
import type { Declaration } from '../src/base/declaration';
import { failureStyles } from '../src/base/load-failure';
import { undefinedStyles } from '../src/base/reserve';

const camel = (text: string): string =>
  text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Export name of a declaration: `labour-map` → `labourMap`. */
const exportName = (tag: string): string => camel(tag);

/** Name of a tag's React component: `labour-map` → `LabourMap`. */
export const componentName = (tag: string): string => camel(`-${tag}`);

/** Relative path from dist/entries/<build>/ to the sources. */
const source = '../../../src';

const importOf = ({ tag }: Declaration): string =>
  `import { ${exportName(tag)} } from '../elements/${tag}';\n`;

/** Module with the element of a card, and only the views that the card needs. */
const cardModule = ({ tag, area }: Declaration, { kinds }: Card): string => {
  const views = kinds.map((kind) => `${kind}: ${kind}View`);
  return [
    `import { ${exportName(tag)} as card } from '@observatorio/cards/${area.family}/${tag}';\n`,
    `import { cardElement } from '${source}/card/card-element';\n`,
    ...kinds.map(
      (kind) => `import { ${kind}View } from '${source}/card/contents/${kind}-content';\n`,
    ),
    `\nexport const ${exportName(tag)} = /* @__PURE__ */ cardElement(card, { ${views.join(', ')} });\n`,
  ].join('');
};

/** Module with the element of a filter bar that declares its fields. */
const barModule = ({ tag, area: { family } }: Declaration): string => `
import { ${family}FilterBar } from '@observatorio/cards/${family}/${family}-panels';
import { barElement } from '${source}/card/fields/bar-element';

export const ${exportName(tag)} = /* @__PURE__ */ barElement(${family}FilterBar);
`;

/** Module with one element; importing it has no effect. */
const elementModule = (declaration: Declaration): string => {
  const { tag, area, model, bar } = declaration;
  if (bar) return barModule(declaration);
  return model
    ? cardModule(declaration, model)
    : `export { ${exportName(tag)} } from '${source}/families/${area.family}/${tag}';\n`;
};

/** Module of one tag; importing it runs the extra code in `before`, then defines the element. */
const tagModule = (declaration: Declaration, before = ''): string => `${importOf(declaration)}
import { defineElement } from '${source}/base/element';
${before}
defineElement(${exportName(declaration.tag)});

export { ${exportName(declaration.tag)} };
`;

/** Module of one tag for other sites; its default API is the portal that serves it. */
const siteModule = (declaration: Declaration): string =>
  tagModule(
    declaration,
    `import { adoptModule } from '${source}/base/default-api';

adoptModule(import.meta.url);`,
  );

/** Module of one family; importing it defines the elements. */
const familyModule = (family: string): string => `
import { defineElements } from '${source}/base/element';
import { ${family}Elements } from '${source}/families/${family}/${family}-elements';

defineElements(${family}Elements);
`;

const componentExport = ({ tag, description }: Declaration): string => `
/** ${description} */
export const ${componentName(tag)} = /* @__PURE__ */ reactElement(${exportName(tag)});
`;

/** Client components: React server components can render them, but run no effects themselves. */
const reactModule = (catalogue: readonly Declaration[]): string =>
  [
    `'use client';\n\n`,
    `import { reactElement } from '${source}/base/react-element';\n`,
    ...catalogue.map(importOf),
    ...catalogue.map(componentExport),
  ].join('');

/** Script that defines all elements of a list, without a loader. */
const singleScript = (list: string, path: string): string => `
import { startSingleScript } from '${source}/base/single-script';
import { ${list} } from '${source}/${path}';

startSingleScript(${list});
`;

/** Placeholder that the build replaces with the modules that each tag's module imports. */
export const IMPORTS = '__IMPORTS__';

const loaderScript = (catalogue: readonly Declaration[]): string => `
import { startLoader } from '${source}/base/loader';

startLoader({
  modules: ${IMPORTS},
  reserve: ${JSON.stringify(undefinedStyles(catalogue) + failureStyles)},
  unpictured: ${JSON.stringify(catalogue.filter(({ model }) => !model).map(({ tag }) => tag))},
});
`;

/** Generates the entry modules of the catalogue: path under dist/entries/ → source. */
export function entries(catalogue: readonly Declaration[]): Map<string, string> {
  const families = [...new Set(catalogue.map(({ area }) => area.family))];
  return new Map([
    ...catalogue.map((entry) => [`elements/${entry.tag}.ts`, elementModule(entry)] as const),
    ...catalogue.map((entry) => [`modules/${entry.tag}.ts`, tagModule(entry)] as const),
    ...catalogue.map((entry) => [`sites/${entry.tag}.ts`, siteModule(entry)] as const),
    ...families.map((family) => [`families/${family}.ts`, familyModule(family)] as const),
    ['react/react.ts', reactModule(catalogue)],
    ['scripts/loader.ts', loaderScript(catalogue)],
    ['scripts/observatorio.ts', singleScript('catalogue', 'catalogue')],
    ...families.map(
      (family) =>
        [
          `scripts/${family}.ts`,
          singleScript(`${family}Elements`, `families/${family}/${family}-elements`),
        ] as const,
    ),
  ]);
}
