/** The part of the stored layout that the shell uses. */
export interface LayoutConfig {
  colours?: string;
  extras?: { textSize?: string };
}

const KEY = 'LayoutConfig';

/** Reads the layout stored in this browser; empty if there is none or it cannot be read. */
export function readLayoutConfig(): LayoutConfig {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch (error) {
    console.error('A configuração de layout guardada não pôde ser lida; usando a padrão.', error);
    return {};
  }
}

/** Stores a change of the layout. Does nothing if the browser denies storage. */
export function writeLayoutConfig(change: LayoutConfig): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readLayoutConfig(), ...change }));
  } catch (error) {
    console.warn('Este navegador não guarda a configuração de layout.', error);
  }
}
