import { sendAccountRequest } from './session';

/** Downloads a file with all data stored about the user. Throws an AuthError. */
export async function downloadOwnData(): Promise<void> {
  const data = await sendAccountRequest('data');
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'meus-dados.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
