import { foldName } from '../reading/cells/macros';
import type { Pair } from '../reading/kind/rules';

/** Titles that American occupations have had in all releases of the O*NET since 2010. */
const titles = {
  '11-1011': 'Chief Executives',
  '11-2022': 'Sales Managers',
  '13-2011': 'Accountants and Auditors',
  '17-2051': 'Civil Engineers',
  '17-2141': 'Mechanical Engineers',
  '19-2031': 'Chemists',
  '23-1011': 'Lawyers',
  '25-2021': 'Elementary School Teachers, Except Special Education',
  '27-1024': 'Graphic Designers',
  '29-1051': 'Pharmacists',
  '29-1141': 'Registered Nurses',
  '31-9091': 'Dental Assistants',
  '33-3051': 'Police and Sheriff’s Patrol Officers',
  '35-1011': 'Chefs and Head Cooks',
  '35-3011': 'Bartenders',
  '39-5012': 'Hairdressers, Hairstylists, and Cosmetologists',
  '41-2011': 'Cashiers',
  '43-4051': 'Customer Service Representatives',
  '43-4171': 'Receptionists and Information Clerks',
  '47-2031': 'Carpenters',
  '47-2111': 'Electricians',
  '51-3011': 'Bakers',
  '51-4041': 'Machinists',
  '53-3032': 'Heavy and Tractor-Trailer Truck Drivers',
};

const known = Object.entries(titles)
  .map(([code, title]) => `'${code}.00': '${foldName(title)}'`)
  .join(', ');

/** Pair of an O*NET-SOC code and its title, where the title is a known one. */
export const socTitlePair: Pair = {
  fields: ['soc', 'socTitle'],
  agree: `CASE WHEN trim(socTitle) <> '' THEN likeness(folded(socTitle), map {${known}}[socCode]) >= 0.7 END`,
};
