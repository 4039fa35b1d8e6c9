/** Made-up links files in the official layouts, for tests. */
import { minimumWage } from '@observatorio/domain';

/** Header of 2019, in file order: 60 columns, with `Tipo Estab` twice. */
export const HEADER_2019 =
  'Bairros SP;Bairros Fortaleza;Bairros RJ;Causa Afastamento 1;Causa Afastamento 2;Causa Afastamento 3;Motivo Desligamento;CBO Ocupação 2002;CNAE 2.0 Classe;CNAE 95 Classe;Distritos SP;Vínculo Ativo 31/12;Faixa Etária;Faixa Hora Contrat;Faixa Remun Dezem (SM);Faixa Remun Média (SM);Faixa Tempo Emprego;Escolaridade após 2005;Qtd Hora Contr;Idade;Ind CEI Vinculado;Ind Simples;Mês Admissão;Mês Desligamento;Mun Trab;Município;Nacionalidade;Natureza Jurídica;Ind Portador Defic;Qtd Dias Afastamento;Raça Cor;Regiões Adm DF;Vl Remun Dezembro Nom;Vl Remun Dezembro (SM);Vl Remun Média Nom;Vl Remun Média (SM);CNAE 2.0 Subclasse;Sexo Trabalhador;Tamanho Estabelecimento;Tempo Emprego;Tipo Admissão;Tipo Estab;Tipo Estab;Tipo Defic;Tipo Vínculo;IBGE Subsetor;Vl Rem Janeiro CC;Vl Rem Fevereiro CC;Vl Rem Março CC;Vl Rem Abril CC;Vl Rem Maio CC;Vl Rem Junho CC;Vl Rem Julho CC;Vl Rem Agosto CC;Vl Rem Setembro CC;Vl Rem Outubro CC;Vl Rem Novembro CC;Ano Chegada Brasil;Ind Trab Intermitente;Ind Trab Parcial'.split(
    ';',
  );

/** Header from 2023 on. */
export const HEADER_2023 =
  'Tipo Vínculo - Código,Ind Vínculo Ativo 31/12 - Código,Motivo Desligamento - Código,Faixa Hora Contrat - Código,Qtd Hora Contr,Município Trab - Código,Faixa Rem Média (SM) - Código,Vl Rem Média (SM),Vl Rem Média Nom,Faixa Rem Dez (SM) - Código,Vl Rem Dezembro (SM),Vl Rem Janeiro SC,Vl Rem Novembro SC,Vl Rem Dezembro Nom,CBO 2002 Ocupação - Código,Faixa Etária - Código,Idade,Escolaridade Após 2005 - Código,Sexo - Código,Raça Cor - Código,IBGE Subsetor - Código,CNAE 2.0 Subclasse - Codigo,Tamanho Estabelecimento - Código,Município - Código'.split(
    ',',
  );

/** Values of a row; all other columns contain a filler. */
export interface RaisRow {
  active?: string;
  municipality?: string;
  occupation?: string;
  sector?: string;
  gender?: string;
  size?: string;
  schooling?: string;
  age?: string;
  /** Default: an age in the band. */
  years?: string;
  /** In minimum wages with two decimals. */
  wages?: string;
  /** Default: `wages` in reais of the file's year. */
  pay?: string;
}

const plain: Required<Omit<RaisRow, 'years' | 'pay'>> = {
  active: '1',
  municipality: '120040',
  occupation: '411005',
  sector: '16',
  gender: '01',
  size: '04',
  schooling: '7',
  age: '05',
  wages: '001,20',
};

const columns: Readonly<Record<keyof RaisRow, readonly string[]>> = {
  active: ['Vínculo Ativo 31/12', 'Ind Vínculo Ativo 31/12 - Código'],
  municipality: ['Município', 'Município - Código'],
  occupation: ['CBO Ocupação 2002', 'CBO 2002 Ocupação - Código'],
  sector: ['IBGE Subsetor', 'IBGE Subsetor - Código'],
  gender: ['Sexo Trabalhador', 'Sexo - Código'],
  size: ['Tamanho Estabelecimento', 'Tamanho Estabelecimento - Código'],
  schooling: ['Escolaridade após 2005', 'Escolaridade Após 2005 - Código'],
  age: ['Faixa Etária', 'Faixa Etária - Código'],
  years: ['Idade'],
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
