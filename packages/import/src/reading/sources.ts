import type { SourceName } from '@observatorio/contract';
import { InputRefused } from './refusal';

/** For each source, the mark of its files' headers and the words for such a file. */
const fileMarks = {
  'inep-superior': [/TP_CATEGORIA_ADMINISTRATIVA|CO_CINE_/i, 'do Censo da Educação Superior'],
  'inep-tecnico': [/CO_ENTIDADE|EDUC_PROFISSIONAL/i, 'do Censo Escolar'],
  cbo: [/CODIGO\W+TITULO|COD_OCUPACAO/i, 'da estrutura da CBO'],
  onet: [/O\*NET|onet_soc/i, 'do O*NET'],
  automacao: [/prob_automacao/i, 'de probabilidades de automação'],
  evolucao: [/ano.*cbo.*empregados/i, 'da evolução dos vínculos'],
  perfis: [/campo.*item.*valor/i, 'de perfis'],
  rais: [/nculo\s*Ativo\s*31|CBO/i, 'da RAIS'],
} as const satisfies Record<SourceName, readonly [mark: RegExp, of: string]>;

/** Refuses a file that was meant for another importer than that of `source`. */
export function refuseOtherSource(header: string, source: SourceName, file: string): void {
  if (fileMarks[source][0].test(header)) return;
  const other = Object.entries(fileMarks).find(([, [mark]]) => mark.test(header));
  if (!other) return;
  const [name, [, of]] = other;
  throw new InputRefused({
    file,
    line: 1,
    found: `isto parece um arquivo ${of}`,
    advice: `Importe-o com “npm run import -- ${name} ${file}”.`,
  });
}
