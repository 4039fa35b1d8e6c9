import type { Town } from './towns';

/** Trees, birds and flowers. No real institution combines any of these names with “fictícia”. */
const names = `
Açaí, Açucena, Aguapé, Alamanda, Alecrim, Amarílis, Andiroba, Andorinha, Angelim, Angico, Araçá,
Arara-Azul, Araucária, Aroeira, Azaleia, Babaçu, Baraúna, Baru, Begônia, Beija-Flor, Bem-Te-Vi,
Bromélia, Buriti, Cabreúva, Cajueiro, Camélia, Canário, Candeia, Canela, Canjerana, Capororoca,
Cardeal, Carnaúba, Carvalho, Castanheira, Caviúna, Cedro, Cerejeira, Colibri, Copaíba, Cravina,
Cumaru, Curió, Dália, Embaúba, Figueira, Flamboyant, Garapeira, Gardênia, Garça-Branca, Gaturamo,
Gerânio, Girassol, Goiabeira, Graúna, Graviola, Guabiroba, Guapuruvu, Guará, Guaraná, Hibisco,
Hortênsia, Imbuia, Ingá, Ipê-Amarelo, Ipê-Roxo, Jabuticabeira, Jacarandá, Jaçanã, Jambeiro,
Jandaia, Jasmim, Jatobá, Jenipapo, Jequitibá, Juazeiro, Juriti, Lavanda, Lírio, Louro-Pardo,
Macadâmia, Macaúba, Magnólia, Manacá, Mangabeira, Maracanã, Maritaca, Miosótis, Mogno, Murici,
Oitizeiro, Orquídea, Paineira, Palmeira, Pau-Brasil, Pau-Ferro, Pequizeiro, Perobeira, Petúnia,
Pintassilgo, Pitangueira, Quaresmeira, Rouxinol, Sabiá, Samambaia, Sanhaço, Sapucaia, Seriema,
Sibipiruna, Sucupira, Tamarindo, Tangará, Tico-Tico, Tucano, Uirapuru, Umbuzeiro, Verbena,
Violeta, Vitória-Régia, Xaxim`
  .split(',')
  .map((name) => name.trim());

const numerals = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X'];

/** Generates unique names for institutions, such as “Faculdade Fictícia Jatobá – Uberaba”. */
export class Namer {
  /**
   * Index of the first name and number of names used, by town name. Several towns may share a name.
   */
  private readonly given = new Map<string, { first: number; count: number }>();

  /** Returns the next name in a town. `title` is the kind of institution, marked as fictitious. */
  next(title: string, { code, name: town }: Town): string {
    const { first, count } = this.given.get(town) ?? { first: code, count: 0 };
    this.given.set(town, { first, count: count + 1 });
    const name = names[(first + count) % names.length];
    return `${title} ${name}${numerals[Math.floor(count / names.length)]} – ${town}`;
  }
}
