import { stateCode } from '@observatorio/domain';
import { anyText, matching, readCsv } from '@observatorio/kit';

/** A real institution, whose name a fictitious one bears so that readers find it. */
export interface KnownInstitution {
  /** Name that people use: `USP`. */
  abbreviation: string;
  name: string;
}

/** Ends the names of fictitious institutions that bear a real one. */
const MARK = '(dados fictícios)';

const rows = readCsv(new URL('known-institutions.csv', import.meta.url), {
  sigla: anyText,
  nome: anyText,
  administracao: matching(/^[124]$/),
  uf: stateCode,
});

/**
 * Well-known institutions of higher education of an administration in a state, in the order in which
 * the largest fictitious ones bear their names.
 */
export const knownInstitutions = (administration: number, uf: number): KnownInstitution[] =>
  rows
    .filter((row) => Number(row.administracao) === administration && Number(row.uf) === uf)
    .map(({ sigla, nome }) => ({ abbreviation: sigla, name: `${nome} ${MARK}` }));

/** Schools of the S system, in the order in which the largest private schools bear their names. */
const sSystem = ['SENAI', 'SENAC', 'SENAR', 'SENAT'];

/** Names of well-known technical schools of an administration in a state, in a town. */
export function knownSchool(
  administration: number,
  uf: number,
  rank: number,
  town: string,
): string | undefined {
  const federal = knownInstitutions(administration, uf)
    .filter(({ abbreviation }) => /^(IF|CEFET)/.test(abbreviation))
    .map(({ abbreviation }) => abbreviation);
  const state = uf === SAO_PAULO ? ['Etec'] : [];
  const name = [federal, state, [], sSystem][administration - 1]?.[rank];
  return name && `${name} – ${town} ${MARK}`;
}

const SAO_PAULO = 35;

/** Returns the abbreviation of a fictitious institution that bears a real name; undefined for others. */
export const knownAbbreviation = (name: string): string | undefined =>
  rows.find(({ nome }) => name === `${nome} ${MARK}`)?.sigla;
