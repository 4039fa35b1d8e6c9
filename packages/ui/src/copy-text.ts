/** Shown when the browser refuses to copy a text that is selected. */
export const NOT_COPIED =
  'O navegador não deixou copiar. O texto está selecionado: copie com Ctrl+C.';

/** Selects the text of a field and copies it. Returns the message for the reader. */
export async function copyFrom(field: HTMLTextAreaElement | null): Promise<string> {
  field?.focus();
  field?.select();
  return (await isCopied(field?.value ?? '')) ? 'Copiado.' : NOT_COPIED;
}

/** Copies a text that is selected. Returns whether the browser has copied it. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages without HTTPS and frames without the permission have only the older command.
    return document.execCommand('copy');
  }
}
