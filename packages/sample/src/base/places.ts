import { stateCode } from '@observatorio/domain';
import { carregarMunicipios } from 'municipios-brasil';
import type { PlaceKind } from './sectors';
import { TOTAL_LINKS } from './totals';

/** A state in the sample. */
export interface SampleState {
  /** Two-digit IBGE code. */
  code: number;
  /** Percentage of Brazil's formal links. */
  share: number;
  /** Pay level within an occupation, relative to the country. */
  pay: number;
  /**
   * Subsector → frequency relative to the country's. Missing subsectors have the same frequency.
   */
  specialities: ReadonlyMap<number, number>;
  /** Largest cities → percentage of the state's urban links. */
  cities: ReadonlyMap<string, number>;
  /** Cities with mines or oil wells → percentage of the state's mining links. */
  mines: ReadonlyMap<string, number>;
}

/* Columns: state, share, pay, specialities, largest cities, mining cities. */
const table = `
RO  0.73 0.95 7:1.4 13:1.5 24:1.6 25:1.3 | Porto Velho 45, Ji-Paraná 9, Vilhena 8, Ariquemes 6, Cacoal 6 | Ariquemes 30
AC  0.27 0.98 24:2 25:0.8 | Rio Branco 75, Cruzeiro do Sul 9 |
AM  1.34 0.98 5:9 6:4 11:0.2 12:0.1 24:1.3 25:0.2 | Manaus 92 | Coari 40, Presidente Figueiredo 30
RR  0.21 0.98 24:2.3 | Boa Vista 90 |
PA  2.28 0.92 1:3.5 7:1.5 24:1.6 25:1.3 | Belém 37, Ananindeua 8, Parauapebas 6, Marabá 6, Santarém 5, Castanhal 4, Barcarena 3 | Parauapebas 48, Canaã dos Carajás 18, Marabá 8, Paragominas 6, Oriximiná 6
AP  0.26 1.05 24:2.2 | Macapá 82, Santana 10 |
TO  0.61 0.95 24:1.9 25:2 | Palmas 42, Araguaína 17, Gurupi 8 |
MA  1.64 0.86 14:1.2 24:1.8 | São Luís 51, Imperatriz 11, Balsas 3, Timon 3 |
PI  0.97 0.85 24:1.8 | Teresina 66, Parnaíba 6, Picos 4 |
CE  3.09 0.83 11:2 12:6 24:1.1 | Fortaleza 57, Maracanaú 5, Sobral 5, Juazeiro do Norte 5, Eusébio 4, Caucaia 3 |
RN  1.28 0.87 1:2.2 11:1.8 24:1.3 | Natal 52, Mossoró 12, Parnamirim 8, São Gonçalo do Amarante 3 | Mossoró 55, Areia Branca 12
PB  1.40 0.84 11:1.4 12:4 24:1.5 | João Pessoa 49, Campina Grande 19, Cabedelo 4, Santa Rita 4 |
PE  3.38 0.88 13:1.4 24:1.2 | Recife 42, Jaboatão dos Guararapes 8, Ipojuca 4, Cabo de Santo Agostinho 4, Caruaru 6, Petrolina 6, Olinda 5, Paulista 3 |
AL  1.05 0.83 13:2.6 24:1.5 | Maceió 56, Arapiraca 9 |
SE  0.79 0.92 1:1.5 24:1.4 | Aracaju 58, Nossa Senhora do Socorro 7, Itabaiana 4 | Carmópolis 35, Rosário do Catete 20
BA  4.70 0.90 1:1.3 10:1.2 12:2 24:1.3 25:1.2 | Salvador 40, Feira de Santana 8, Camaçari 6, Lauro de Freitas 5, Vitória da Conquista 5, Itabuna 3, Ilhéus 2, Luís Eduardo Magalhães 2, Juazeiro 2, Barreiras 2 | Jacobina 20, Alagoinhas 12, Catu 10, Itagibá 8
MG 10.20 0.91 1:2.4 2:1.2 3:1.8 12:1.2 15:1.2 25:1.7 | Belo Horizonte 30, Uberlândia 6, Contagem 6, Juiz de Fora 4, Betim 3.5, Uberaba 2.5, Montes Claros 2.3, Ipatinga 2, Divinópolis 1.6, Poços de Caldas 1.4, Sete Lagoas 1.6, Pouso Alegre 1.5, Governador Valadares 1.6, Nova Lima 1.5, Varginha 1.3, Extrema 0.9, Patos de Minas 1.2 | Itabira 14, Nova Lima 12, Paracatu 9, Congonhas 9, Mariana 7, Ouro Preto 7, Brumadinho 4
ES  1.95 0.95 1:2 2:2.5 3:1.1 | Vitória 24, Serra 20, Vila Velha 15, Cariacica 9, Linhares 6, Cachoeiro de Itapemirim 6, Colatina 4 | Anchieta 25, Linhares 14, São Mateus 10
RJ  8.48 1.12 1:2.2 3:0.7 7:0.25 11:0.6 12:0.05 14:1.4 19:1.3 20:1.3 21:1.2 23:1.2 25:0.2 | Rio de Janeiro 64, Niterói 5, Duque de Caxias 4.5, Macaé 3, São Gonçalo 3, Nova Iguaçu 2.7, Campos dos Goytacazes 2.2, Petrópolis 1.8, Volta Redonda 1.8, Resende 0.9 | Macaé 62, Rio de Janeiro 20, Rio das Ostras 6
SP 28.00 1.15 1:0.4 4:1.5 5:1.3 6:1.7 7:0.6 8:1.3 9:1.2 10:1.5 12:0.6 18:1.5 19:1.35 20:1.2 22:1.1 24:0.55 25:0.75 | São Paulo 38, Campinas 3.4, Guarulhos 2.8, Barueri 2.4, São Bernardo do Campo 2.1, Osasco 1.6, Santo André 1.7, Ribeirão Preto 2, Sorocaba 1.7, São José dos Campos 1.7, Jundiaí 1.6, São José do Rio Preto 1.2, Santos 1.5, Piracicaba 1, Bauru 1, Franca 0.7, São Caetano do Sul 0.9, Diadema 0.8, Limeira 0.8, Americana 0.7, Taubaté 0.7, Cotia 0.7, Mogi das Cruzes 0.8, Araraquara 0.6, Presidente Prudente 0.5, São Carlos 0.6, Marília 0.5, Araçatuba 0.5 | São Paulo 20, Santos 14
PR  6.60 0.99 4:1.1 7:2 11:1.1 13:1.7 24:0.8 | Curitiba 31, Londrina 6, Maringá 6, São José dos Pinhais 4, Cascavel 4, Ponta Grossa 3.5, Foz do Iguaçu 2.3, Toledo 1.9, Araucária 1.6, Apucarana 1.4, Arapongas 1.3, Guarapuava 1.4, Umuarama 1 |
SC  4.78 0.99 2:1.6 3:1.2 4:1.8 5:1.8 7:2.3 11:3.4 12:0.5 13:1.6 24:0.65 | Florianópolis 12, Joinville 11, Blumenau 7, São José 5.5, Chapecó 5, Itajaí 4.5, Criciúma 4, Jaraguá do Sul 3.7, Brusque 3, Balneário Camboriú 2.4, Palhoça 2.6, Lages 2 | Criciúma 20, Içara 15
RS  6.20 1.00 3:1.3 4:2.1 7:1.6 9:2.2 12:6 13:1.2 24:0.8 25:0.9 | Porto Alegre 25, Caxias do Sul 7, Canoas 4, Novo Hamburgo 3, São Leopoldo 2.6, Passo Fundo 3, Santa Maria 2.8, Pelotas 2.8, Gravataí 2.5, Bento Gonçalves 2, Rio Grande 2, Lajeado 1.8, Santa Cruz do Sul 2, Erechim 1.7 |
MS  1.37 0.97 8:1.1 13:1.9 24:1.2 25:3.2 | Campo Grande 46, Dourados 12, Três Lagoas 7, Corumbá 3, Ponta Porã 3 | Corumbá 50
MT  1.83 0.98 7:1.3 13:1.6 17:1.4 24:1.1 25:4 | Cuiabá 30, Várzea Grande 9, Rondonópolis 10, Sinop 7, Sorriso 4, Lucas do Rio Verde 4, Primavera do Leste 3 |
GO  3.20 0.92 10:1.4 13:1.7 24:1.1 25:1.9 | Goiânia 42, Aparecida de Goiânia 10, Anápolis 8, Rio Verde 5, Catalão 2.5, Itumbiara 2, Jataí 2 | Catalão 22, Alto Horizonte 12, Minaçu 8
DF  2.60 1.35 1:0.05 3:0.2 4:0.2 5:0.15 6:0.05 7:0.3 8:0.6 9:0.2 10:0.3 11:0.15 12:0.02 13:0.5 18:1.6 19:1.4 24:2 25:0.3 | Brasília 100 |
`;

/** Parses `Macaé 62, Rio de Janeiro 20` into a map from names to numbers. */
const weighted = (list: string): ReadonlyMap<string, number> =>
  new Map(
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean)
      .map((entry) => {
        const end = entry.lastIndexOf(' ');
        return [entry.slice(0, end), Number(entry.slice(end))];
      }),
  );

export const sampleStates: readonly SampleState[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [head = '', cities = '', mines = ''] = line.split('|');
    const [abbr = '', share, pay, ...specialities] = head.trim().split(/ +/);
    return {
      code: Number(stateCode(abbr)),
      share: Number(share),
      pay: Number(pay),
      specialities: new Map(
        specialities.map((entry) => {
          const [sector, factor] = entry.split(':');
          return [Number(sector), Number(factor)];
        }),
      ),
      cities: weighted(cities),
      mines: weighted(mines),
    };
  });

/** A municipality and its weights within the state, by kind of place. */
export interface SampleMunicipality {
  code: number;
  state: number;
  weights: Readonly<Record<PlaceKind, number>>;
  /** Effect of the city on the logarithm of pay within an occupation. */
  pay: number;
  /** Largest establishment size (8–10) in the city. */
  largest: number;
}

/** Municipality created in 2023, so it has no links in 2019. */
const BOA_ESPERANCA_DO_NORTE = 5101837;

/**
 * Sort key that shuffles the smaller cities deterministically because the project has no population
 * table.
 */
const shuffleKey = (code: number): number => Math.imul(code, 0x9e3779b1) >>> 0;

/** Returns the 5,570 municipalities of 2019. Throws if the table contains an unknown city. */
export async function sampleMunicipalities(): Promise<SampleMunicipality[]> {
  const register = await carregarMunicipios();
  return sampleStates.flatMap((state) => {
    const towns = register
      .porEstado(state.code)
      .filter(({ codigoIbge }) => codigoIbge !== BOA_ESPERANCA_DO_NORTE);
    for (const name of [...state.cities.keys(), ...state.mines.keys()]) {
      if (!towns.some(({ nome }) => nome === name)) {
        throw new Error(`Sample places: no ${name} in state ${state.code}.`);
      }
    }
    const urban = urbanShares(state, towns);
    return towns.map(({ codigoIbge, nome, capital }) => {
      const share = urban.get(codigoIbge) ?? 0;
      const large = state.cities.has(nome);
      const rural = share ** 0.4 * (capital ? 0.1 : large ? 0.6 : 1);
      const links = (TOTAL_LINKS * state.share * share) / 10_000;
      return {
        code: codigoIbge,
        state: state.code,
        weights: {
          urban: share,
          public: share ** 0.75 * (capital ? 2 : 1),
          rural,
          mining: state.mines.get(nome) ?? rural / 100,
        },
        pay: Math.min(Math.max(0.07 * Math.log(links / 50_000), -0.25), 0.25),
        largest: links < 2000 ? 8 : links < 8000 ? 9 : 10,
      };
    });
  });
}

/**
 * Computes the percentage of the state's urban links by municipality. Municipalities missing from
 * the table follow Zipf's law.
 */
function urbanShares(
  state: SampleState,
  towns: readonly { codigoIbge: number; nome: string }[],
): Map<number, number> {
  const large = [...state.cities.values()].reduce((sum, share) => sum + share, 0);
  const small = towns
    .filter(({ nome }) => !state.cities.has(nome))
    .map(({ codigoIbge }) => codigoIbge)
    .toSorted((a, b) => shuffleKey(a) - shuffleKey(b));
  const zipf = small.map((_, rank) => 1 / (rank + 8) ** 0.8);
  const sum = zipf.reduce((total, weight) => total + weight, 0);
  const rest = Math.max(100 - large, 0);
  return new Map([
    ...towns.map(({ codigoIbge, nome }) => [codigoIbge, state.cities.get(nome) ?? 0] as const),
    ...small.map((code, rank) => [code, (rest * (zipf[rank] ?? 0)) / sum] as const),
  ]);
}
