import { createHash } from 'node:crypto';
import { type Edition, isYearly, type SourceName, TABLE_SOURCE } from '@observatorio/contract';

/**
 * Digests of the tables and columns of each source's editions, oldest schema first. The number of a
 * schema is its position, from 1; new editions carry the last one. A change that other releases
 * would misread raises the number by appending a digest, which repeats the last one if the columns
 * stay the same.
 */
export const schemas: Readonly<Record<SourceName, readonly string[]>> = {
  rais: ['3ec50739', '8526d9aa', 'fe502ebf', '6096e6e4', '4b5a2039'],
  'inep-superior': ['714e0bc8', '9def4023'],
  'inep-tecnico': ['714e0bc8', '9def4023'],
  cbo: ['e0e2da1e'],
  onet: ['5b533e05'],
  automacao: ['d43a76a3'],
  evolucao: ['77b9bef0'],
  perfis: ['afcbc391'],
  cnct: ['e4d37f80'],
  emec: ['3f28e505'],
  indicadores: ['a75bdd70'],
};

/** Oldest schema that this release reads. Default: only the newest one. */
const oldestReadable: Partial<Readonly<Record<SourceName, number>>> = {
  rais: 1,
  'inep-superior': 1,
  'inep-tecnico': 1,
};

/** Number of editions from before schemas had numbers whose tables match no known schema. */
const OLDEST = 0;

/** Returns the number of a source's newest schema; `OLDEST` for an unknown source. */
export const schemaNumber = (source: SourceName): number => schemas[source]?.length ?? OLDEST;

/** Computes the digest of an edition's tables from the names of their columns, in any order. */
export const schemaDigest = (columns: readonly (readonly [table: string, column: string])[]) =>
  createHash('sha256')
    .update(
      columns
        .map((names) => names.join('.'))
        .toSorted()
        .join(),
    )
    .digest('hex')
    .slice(0, 8);

/** Returns the number of the schema with a digest, for editions that do not carry their number. */
export const schemaNumberOf = (source: SourceName, digest: string): number =>
  (schemas[source]?.lastIndexOf(digest) ?? -1) + 1;

/** An edition that another release wrote and this one cannot read. */
export interface SchemaFault {
  isNewer: boolean;
  /** Portuguese description, shown to visitors. */
  reason: string;
  /** Portuguese sentence for the operator that names the command to run. */
  remedy: string;
}

/** Returns why this release cannot read an edition; undefined if it can. */
export function schemaFaultOf({
  conjunto,
  ano,
  tipo,
  esquema = OLDEST,
}: Pick<Edition, 'conjunto' | 'ano' | 'tipo'> & { esquema?: number }): SchemaFault | undefined {
  const newest = schemaNumber(conjunto);
  if (esquema >= (oldestReadable[conjunto] ?? newest) && esquema <= newest) return undefined;
  const isNewer = esquema > newest;
  const year = isYearly(conjunto) ? ` --ano ${ano}` : '';
  const files = `import -- ${conjunto} ARQUIVOS${year}`;
  const table = 'import -- tabela ARQUIVO --descricao DESCRICAO';
  const command =
    tipo === 'oficial' ? (conjunto === TABLE_SOURCE ? table : files) : `sample -- ${conjunto}`;
  return {
    isNewer,
    reason: isNewer ? 'de uma versão mais nova' : 'de outra versão: importe de novo',
    remedy: `${isNewer ? 'Atualize o programa, ou refaça-a' : 'Refaça-a'} com “npm run ${command}”.`,
  };
}
