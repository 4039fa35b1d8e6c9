import { readFile } from 'node:fs/promises';
import type { Node, Program } from 'estree';
import { analyze, extract_names } from 'periscopic';
import { type Plugin, parseAst, transformWithOxc } from 'vite';
import { stronglyConnected } from './strongly-connected';

/** A statement at the top level of a module. */
interface Statement {
  text: string;
  /** Names that the statement declares. */
  declares: readonly string[];
  /** Module-level names that the statement reads or writes. */
  uses: ReadonlySet<string>;
  /** Module-level names that the statement assigns. */
  assigns: ReadonlySet<string>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Names of the variables that a node assigns, including local ones. */
function assignedIn(node: Node): string[] {
  const target =
    (node.type === 'AssignmentExpression' && node.left) ||
    (node.type === 'UpdateExpression' && node.argument);
  const own = target && target.type === 'Identifier' ? [target.name] : [];
  return [...own, ...Object.values(node).flat().filter(isNode).flatMap(assignedIn)];
}

function declaredBy(node: Node): string[] {
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
    return [node.id.name];
  }
  if (node.type !== 'VariableDeclaration') return [];
  return node.declarations.flatMap(({ id }) => extract_names(id));
}

function statementOf(node: Node, text: string): Statement {
  const program = { type: 'Program', sourceType: 'module', body: [node] } as Program;
  const uses = new Set(analyze(program).globals.keys());
  const assigns = new Set(assignedIn(node).filter((name) => uses.has(name)));
  return { text, declares: declaredBy(node), uses, assigns };
}

/**
 * Splits a module into imports, other statements, exports (local name → exported name) and
 * re-exports of other modules.
 */
function readModule(path: string, code: string) {
  const imports: Statement[] = [];
  const statements: Statement[] = [];
  const exports: [local: string, exported: string][] = [];
  const reexports: string[] = [];
  for (const node of (parseAst(code) as unknown as Program).body) {
    const { start, end } = node as unknown as { start: number; end: number };
    const text = code.slice(start, end);
    if (node.type === 'ImportDeclaration') {
      const declares = node.specifiers.map(({ local }) => local.name);
      imports.push({ text, declares, uses: new Set(), assigns: new Set() });
    } else if (node.type === 'ExportNamedDeclaration' && node.declaration) {
      const statement = statementOf(node.declaration, text.replace(/^export\s+/, ''));
      statements.push(statement);
      exports.push(...statement.declares.map((name): [string, string] => [name, name]));
    } else if (node.type === 'ExportAllDeclaration' || ('source' in node && node.source)) {
      reexports.push(text);
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of node.specifiers) {
        if ('name' in local && 'name' in exported) exports.push([local.name, exported.name]);
      }
    } else if (node.type.startsWith('Export')) {
      throw new Error(`${path}: cannot split a module with "${text.slice(0, 60)}"`);
    } else {
      statements.push(statementOf(node, text));
    }
  }
  return { imports, statements, exports, reexports };
}

/**
 * Groups statements that must share a module: cyclic references, assignments with the declaration
 * of their variable, and statements without declarations with the first declaration they use.
 */
function grouped(statements: readonly Statement[]): Statement[][] {
  const owners = new Map(statements.flatMap((each) => each.declares.map((name) => [name, each])));
  const ownersOf = (names: Iterable<string>) =>
    [...names].flatMap((name) => owners.get(name) ?? []);
  const needs = new Map(statements.map((each) => [each, new Set(ownersOf(each.uses))]));
  for (const each of statements) {
    const tied = ownersOf(each.assigns);
    if (each.declares.length === 0) tied.push(...ownersOf(each.uses).slice(0, 1));
    for (const owner of tied) needs.get(owner)?.add(each);
  }
  return stronglyConnected(statements, (each) => needs.get(each) ?? []);
}

/** Parts of a module by path; the original path re-exports the module's exports from them. */
export function modulePieces(path: string, code: string): Map<string, string> {
  const { imports, statements, exports, reexports } = readModule(path, code);
  const groups = grouped(statements);
  const pathOf = new Map(
    groups.flatMap((group, index) =>
      group.flatMap(({ declares }) => declares.map((name) => [name, `${path}?part=${index}`])),
    ),
  );
  const parts = groups.map((group, index): [string, string] => {
    const own = new Set(group.flatMap(({ declares }) => declares));
    const used = [...new Set(group.flatMap(({ uses }) => [...uses]))].filter(
      (name) => !own.has(name),
    );
    const lines = [
      ...imports.flatMap(({ declares, text }) =>
        declares.some((name) => used.includes(name)) ? [text] : [],
      ),
      ...used.flatMap((name) =>
        pathOf.has(name) ? [`import { ${name} } from '${pathOf.get(name)}';`] : [],
      ),
      ...statements.filter((each) => group.includes(each)).map(({ text }) => text),
      `export { ${[...own].join(', ')} };`,
    ];
    return [`${path}?part=${index}`, lines.join('\n')];
  });
  const facade = [
    ...imports.map(({ text }) => text),
    ...exports.map(([local, exported]) => {
      const part = pathOf.get(local);
      return `export { ${local} as ${exported} }${part ? ` from '${part}'` : ''};`;
    }),
    ...reexports,
  ];
  return new Map([...parts, [path, facade.join('\n')]]);
}

/**
 * Splits each declaration of the modules that match `pattern` into its own module; matching modules
 * must have no side effects. Bundlers move only whole modules between chunks, and chart.js is
 * published as a single one. Without this plugin, a page with one map would load every chart type
 * and the sentences of every family.
 */
export function splitModules(pattern: RegExp): Plugin {
  const parts = new Map<string, string>();
  return {
    name: 'split-modules',
    enforce: 'pre',
    resolveId: (id) => (parts.has(id) ? id : undefined),
    async load(id) {
      if (!parts.has(id) && pattern.test(id)) {
        const { code } = await transformWithOxc(await readFile(id, 'utf8'), id);
        for (const [path, part] of modulePieces(id, code)) parts.set(path, part);
      }
      const code = parts.get(id);
      return code === undefined ? undefined : { code, moduleSideEffects: false };
    },
  };
}
