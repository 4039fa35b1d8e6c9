import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import type { CompatData, Identifier } from '@mdn/browser-compat-data';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { baseline } from '../../packages/widgets/build/baseline';

/*
 * Bundlers lower syntax to the baseline, but not calls of the browser's library. The types know
 * which member each expression refers to, and MDN's data since when browsers have it.
 */

const root = resolve(import.meta.dirname, '../..');

// Vite would take a minute to transform 20 MB of JSON.
const bcd: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

const SHIPPED =
  /^(packages\/(domain|language|contract|charts|ui|search|cards|pages|bus|client|widgets)|portal)\/src\//;

const isShipped = (path: string): boolean =>
  SHIPPED.test(path) && !/\.test\.tsx?$|\/(testing|fixtures|conformance)\//.test(path);

/** Newer features that the code tests for before it uses them, with the file that does. */
const guarded: Readonly<Record<string, string>> = {
  'HTMLElement.popover': 'packages/ui/src/behaviour/show-in-full.ts',
  'HTMLElement.showPopover': 'packages/ui/src/behaviour/show-in-full.ts',
  'Window.requestIdleCallback': 'packages/charts/src/frame/use-draw-queue.ts',
};

/** MDN's names of the interfaces that TypeScript declares as mixins. */
const hostsOf = (mixin: string): string[] =>
  mixin.startsWith('Canvas')
    ? ['CanvasRenderingContext2D']
    : ['HTMLElement', 'Element', 'Node', 'Document', 'Window', 'EventTarget'];

const memberOf = (owner: Identifier | undefined, name: string): Identifier | undefined =>
  owner?.[`${name}_static`] ?? owner?.[name];

/** MDN's entry of a member that TypeScript declares in an interface or variable. */
function entryOf(owner: string, name: string): Identifier | undefined {
  const type = owner.replace(/^Readonly|Constructor$/g, '');
  const known = bcd.javascript?.builtins?.[type] ?? bcd.api[type];
  if (known) return memberOf(known, name);
  return hostsOf(type)
    .map((host) => memberOf(bcd.api[host], name))
    .find(Boolean);
}

const numberOf = (version: string): number => Number.parseFloat(version.replace('≤', ''));

/** Browsers of the baseline that lack a feature. */
function lacking(entry: Identifier): string[] {
  return Object.entries(baseline).flatMap(([browser, oldest]) => {
    const support = entry.__compat?.support[browser as keyof typeof baseline];
    if (!support) return [];
    const statements = [support].flat().filter(({ flags, prefix }) => !flags && !prefix);
    const hasIt = statements.some(
      ({ version_added: added, version_removed: removed }) =>
        typeof added === 'string' &&
        numberOf(added) <= numberOf(oldest) &&
        (typeof removed !== 'string' || numberOf(removed) > numberOf(oldest)),
    );
    return hasIt ? [] : [`${browser} ${oldest}`];
  });
}

/** Interface or variable of TypeScript's own library that declares a member. */
function ownerOf(declaration: ts.Declaration): string | undefined {
  if (!/\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName)) return undefined;
  for (let node: ts.Node = declaration.parent; node; node = node.parent) {
    if (ts.isInterfaceDeclaration(node)) return node.name.text;
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) return node.name.text;
    if (ts.isSourceFile(node)) return 'Window';
  }
  return undefined;
}

function newerThanBaseline(): Map<string, string> {
  const { config } = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = fileNames.filter((file) => isShipped(relative(root, file)));
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const found = new Map<string, string>();

  const visit = (node: ts.Node, path: string): void => {
    if (ts.isIdentifier(node)) {
      const declaration = checker.getSymbolAtLocation(node)?.declarations?.[0];
      const owner = declaration && ownerOf(declaration);
      const entry = owner && entryOf(owner, node.text);
      const name = `${owner}.${node.text}`;
      if (entry && lacking(entry).length > 0 && guarded[name] !== path)
        found.set(`${name} in ${path}`, lacking(entry).join(', '));
    }
    node.forEachChild((child) => visit(child, path));
  };
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) visit(source, relative(root, file));
  }
  return found;
}

describe('the code for browsers', () => {
  it('uses nothing newer than the oldest supported browsers, unless it tests for it', () => {
    expect(Object.fromEntries(newerThanBaseline())).toEqual({});
  }, 60_000);
});
