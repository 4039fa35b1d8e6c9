/** Made-up links files in the official layouts, for tests. */
import { minimumWage } from '@observatorio/domain';

/** Header of 2019, in file order: 60 columns, with `Tipo Estab` twice. */
export const HEADER_2019 =
  'Bairros SP;Bairros Fortaleza;Bairros RJ;Causa Afastamento 1;Causa Afastamento 2;Causa Afastamento 3;Motivo Desligamento;CBO Ocupação 2002;CNAE 2.0 Classe;CNAE 95 Classe;Distritos SP;Vínculo Ativo 31/12;Faixa Etária;Faixa Hora Contrat;Faixa Remun Dezem (SM);Faixa Remun Média (SM);Faixa Tempo Emprego;Escolaridade após 2005;Qtd Hora Contr;Idade;Ind CEI Vinculado;Ind Simples;Mês Admissão;Mês Desligamento;Mun Trab;Município;Nacionalidade;Natureza Jurídica;Ind Portador Defic;Qtd Dias Afastamento;Raça Cor;Regiões Adm DF;Vl Remun Dezembro Nom;Vl Remun Dezembro (SM);Vl Remun Média Nom;Vl Remun Média (SM);CNAE 2.0 Subclasse;Sexo Trabalhador;Tamanho Estabelecimento;Tempo Emprego;Tipo Admissão;Tipo Estab;Tipo Estab;Tipo Defic;Tipo Vínculo;IBGE Subsetor;Vl Rem Janeiro CC;Vl Rem Fevereiro CC;Vl Rem Março CC;Vl Rem Abril CC;Vl Rem Maio CC;Vl Rem Junho CC;Vl Rem Julho CC;Vl Rem Agosto CC;Vl Rem Setembro CC;Vl Rem Outubro CC;Vl Rem Novembro CC;Ano Chegada Brasil;Ind Trab Intermitente;Ind Trab Parcial'.split(
    ';',
  );

/** Header from 2023 on, in file order: 62 columns. */
export const HEADER_2023 =
  'Bairros SP - Código,Bairros Fortaleza - Código,Bairros RJ - Código,Causa Afastamento 1 - Código,Causa Afastamento 2 - Código,Causa Afastamento 3 - Código,Motivo Desligamento - Código,CBO 2002 Ocupação - Código,CNAE 2.0 Classe - Código,CNAE 95 Classe - Código,Distritos SP - Código,Ind Vínculo Ativo 31/12 - Código,Faixa Etária - Código,Faixa Rem Média (SM) - Código,Faixa Hora Contrat - Código,Faixa Rem Dez (SM) - Código,Faixa Tempo Emprego - Código,Escolaridade Após 2005 - Código,Qtd Hora Contr,Idade,Ind CEI Vinculado - Código,Ind Estabelecimento Participante SIMPLES - Código,Mês Admissão - Código,Mês Desligamento - Código,Município Trab - Código,Município - Código,Nacionalidade - Código,Natureza Jurídica - Código,Ind Portador Defic - Código,Qtd Dias Afastamento,Raça Cor - Código,Região Adm DF - Código,Vl Rem Dezembro Nom,Vl Rem Dezembro (SM),Vl Rem Média Nom,Vl Rem Média (SM),CNAE 2.0 Subclasse - Codigo,Sexo - Código,Tamanho Estabelecimento - Código,Tempo Emprego,Tipo Admissão Trabalhador - Código,Tipo Estabelecimento - Código,Tipo Estabelecimento - Nome,Tipo Deficiência - Código,Tipo Vínculo - Código,IBGE Subsetor - Código,Vl Rem Janeiro SC,Vl Rem Fevereiro SC,Vl Rem Março SC,Vl Rem Abril SC,Vl Rem Maio SC,Vl Rem Junho SC,Vl Rem Julho SC,Vl Rem Agosto SC,Vl Rem Setembro SC,Vl Rem Outubro SC,Vl Rem Novembro SC,Ano Chegada Brasil,Ind Trabalho Intermitente - Código,Ind Trabalho Parcial - Código,Ind Vínculo Abandonado - Código,Categoria Trabalhador - Código'.split(
    ',',
  );

const withMonths = (suffix: string, header: readonly string[]): string[] =>
  header.map((name) => name.replace(/^(Vl Rem \S+) CC$/, `$1 ${suffix}`));

/** Headers of the official layouts by their years, in file order. */
export const officialHeaders: Readonly<Record<string, readonly string[]>> = {
  // Without the subsector and monthly pay.
  '2010–2014': HEADER_2019.slice(0, 45),
  '2015': HEADER_2019.slice(0, 57),
  '2016': HEADER_2019.slice(0, 58),
  '2017': HEADER_2019,
  '2018': [...HEADER_2019, 'Tipo Salário', 'Vl Salário Contratual'],
  '2019': HEADER_2019,
  '2020–2022': withMonths('SC', [
    ...HEADER_2019.slice(0, 58),
    'Ind Trab Parcial',
    'Ind Trab Intermitente',
  ]),
  '2023–': HEADER_2023,
};

/** Values of a row; all other columns contain a filler. */
export interface RaisRow {
  active?: string;
  abandoned?: string;
  municipality?: string;
  occupation?: string;
  sector?: string;
  gender?: string;
  size?: string;
  schooling?: string;
  age?: string;
  /** Default: an age in the band. */
  years?: string;
  race?: string;
  hours?: string;
  /** Months of employment. */
  months?: string;
  tenure?: string;
  /** Class of the CNAE 2.0. */
  cnae?: string;
  /** In minimum wages with two decimals. */
  wages?: string;
  /** Default: `wages` in reais of the file's year. */
  pay?: string;
}

const plain: Required<Omit<RaisRow, 'years' | 'pay'>> = {
  active: '1',
  abandoned: '0',
  municipality: '120040',
  occupation: '411005',
  sector: '16',
  gender: '01',
  size: '04',
  schooling: '7',
  age: '05',
  race: '02',
  hours: '44',
  months: '0000025,9',
  tenure: '05',
  cnae: '{ñ class}',
  wages: '001,20',
};

const columns: Readonly<Record<keyof RaisRow, readonly string[]>> = {
  active: ['Vínculo Ativo 31/12', 'Ind Vínculo Ativo 31/12 - Código'],
  abandoned: ['Ind Vínculo Abandonado - Código'],
  municipality: ['Município', 'Município - Código'],
  occupation: ['CBO Ocupação 2002', 'CBO 2002 Ocupação - Código'],
  sector: ['IBGE Subsetor', 'IBGE Subsetor - Código'],
  gender: ['Sexo Trabalhador', 'Sexo - Código'],
  size: ['Tamanho Estabelecimento', 'Tamanho Estabelecimento - Código'],
  schooling: ['Escolaridade após 2005', 'Escolaridade Após 2005 - Código'],
  age: ['Faixa Etária', 'Faixa Etária - Código'],
  years: ['Idade'],
  race: ['Raça Cor', 'Raça Cor - Código'],
  hours: ['Qtd Hora Contr'],
  months: ['Tempo Emprego'],
  tenure: ['Faixa Tempo Emprego', 'Faixa Tempo Emprego - Código'],
  cnae: ['CNAE 2.0 Classe', 'CNAE 2.0 Classe - Código'],
  wages: ['Vl Remun Dezembro (SM)', 'Vl Rem Dezembro (SM)'],
  pay: ['Vl Remun Dezembro Nom', 'Vl Rem Dezembro Nom'],
};

/** Official age band → an age in it. */
const yearsOf: Readonly<Record<string, string>> = {
  '01': '012',
  '02': '016',
  '03': '020',
  '04': '027',
  '05': '035',
  '06': '045',
  '07': '055',
  '08': '070',
};

/** Converts pay in minimum wages to reais in the official format: `0000001197,60`. */
const reaisOf = (wages: string, year: number): string =>
  (Number(wages.replace(',', '.')) * minimumWage(year))
    .toFixed(2)
    .padStart(13, '0')
    .replace('.', ',');

/** Formats a row as cells in header order; columns that are not read contain `{ñ class}`. */
export function cells(header: readonly string[], row: RaisRow, year = 2019): string[] {
  const keys = Object.keys(columns) as (keyof RaisRow)[];
  const { age = plain.age, wages = plain.wages } = row;
  const filled = { ...plain, years: yearsOf[age] ?? '040', pay: reaisOf(wages, year), ...row };
  return header.map((name) => {
    const key = keys.find((candidate) => columns[candidate].includes(name));
    return key ? filled[key] : '{ñ class}';
  });
}

/** Formats a file in the 2019 layout: `;`, no quotes, CRLF. Pay is that of `year`. */
export const text2019 = (
  rows: readonly RaisRow[],
  header: readonly string[] = HEADER_2019,
  year = 2019,
): string =>
  `${[header, ...rows.map((row) => cells(header, row, year))].map((line) => line.join(';')).join('\r\n')}\r\n`;

/** Formats a file in the 2023 layout: `,`, quoted text, codes padded with a space. */
export function text2023(rows: readonly RaisRow[]): string {
  const lines = rows.map((row) => cells(HEADER_2023, row).map((cell) => `" ${cell}"`));
  return `${[HEADER_2023, ...lines].map((line) => line.join(',')).join('\n')}\n`;
}
