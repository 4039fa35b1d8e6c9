/*
 * Replaces @kurkle/color, which Chart.js uses to mix colours in animations and to darken hovered
 * marks. Parses `#rgb`, `#rrggbb`, `#rrggbbaa` and `rgb()`, the notations of the themes; marks
 * coloured in any other notation change colour without a transition, and do not darken on hover.
 */

type Channels = [red: number, green: number, blue: number, alpha: number];

/** Factor applied to the channels of hovered marks. */
const DARKER = 0.85;

function fromHex(digits: string): Channels | undefined {
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const [red, green, blue, alpha = 255] = (long.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return red === undefined || green === undefined || blue === undefined
    ? undefined
    : [red, green, blue, alpha / 255];
}

function channelsOf(text: string): Channels | undefined {
  const [, digits] = /^#((?:[\da-f]{3,4}){1,2})$/i.exec(text) ?? [];
  if (digits) return fromHex(digits);
  if (text === 'transparent') return [0, 0, 0, 0];
  const [red, green, blue, alpha = 1] = /^rgba?\([\d\s.,]+\)$/.test(text)
    ? (text.match(/[\d.]+/g) ?? []).map(Number)
    : [];
  return red === undefined || green === undefined || blue === undefined
    ? undefined
    : [red, green, blue, alpha];
}

export class Color {
  #text: string;
  #channels: Channels | undefined;

  constructor(input: unknown) {
    this.#text = input instanceof Color ? input.#text : String(input);
    this.#channels = input instanceof Color ? input.#channels : channelsOf(this.#text);
  }

  get valid(): boolean {
    return this.#channels !== undefined;
  }

  #with(change: (value: number, channel: number) => number): this {
    this.#channels = this.#channels?.map(change) as Channels | undefined;
    return this;
  }

  /** Mixes with another colour; `share` is the weight of this one, 0–1. */
  mix(other: Color, share: number): this {
    return this.#with((value, channel) => {
      const target = other.#channels?.[channel] ?? value;
      return target + (value - target) * share;
    });
  }

  saturate(): this {
    return this;
  }

  darken(): this {
    return this.#with((value, channel) => (channel < 3 ? value * DARKER : value));
  }

  hexString(): string {
    const [red, green, blue, alpha] = this.#channels ?? [];
    return red === undefined ? this.#text : `rgb(${red} ${green} ${blue} / ${alpha})`;
  }

  rgbString(): string {
    return this.hexString();
  }
}
