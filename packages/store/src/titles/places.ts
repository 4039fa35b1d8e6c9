import { stateOfMunicipality } from '@observatorio/domain';
import { carregarMunicipios } from 'municipios-brasil';

export interface Municipality {
  /** IBGE code of seven digits. */
  code: string;
  name: string;
}

/** The municipalities of Brazil by IBGE code. */
export class Places {
  private readonly byCode: ReadonlyMap<string, Municipality>;

  constructor(readonly municipalities: readonly Municipality[]) {
    // The seventh digit is a check digit: six digits name a municipality as well as seven.
    this.byCode = new Map(
      municipalities.flatMap((place) => [
        [place.code, place],
        [place.code.slice(0, 6), place],
      ]),
    );
  }

  /** The municipality of a code of seven digits, or of six as in RAIS. */
  find(code: string): Municipality | undefined {
    return this.byCode.get(code);
  }

  /** The municipalities of these states, sorted by name. */
  of(states: ReadonlySet<string>): Municipality[] {
    return this.municipalities.filter(({ code }) => states.has(stateOfMunicipality(code)));
  }
}

/** Loads the 5,571 municipalities, sorted by name. */
export async function loadPlaces(): Promise<Places> {
  const collator = new Intl.Collator('pt-BR');
  const list = (await carregarMunicipios()).listar();
  return new Places(
    list
      .map(({ codigoIbge, nome }) => ({ code: String(codigoIbge), name: nome }))
      .toSorted((a, b) => collator.compare(a.name, b.name)),
  );
}
