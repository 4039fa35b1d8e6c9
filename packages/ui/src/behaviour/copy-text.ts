/** Message shown if the browser refuses to copy the selected text. */
const NOT_COPIED = 'O navegador não deixou copiar. O texto está selecionado: copie com Ctrl+C.';

/** Selects the text of a field and copies it. Returns the message for the user. */
export async function copyFrom(field: HTMLTextAreaElement | null): Promise<string> {
  field?.focus();
  field?.select();
  return (await isCopied(field?.value ?? '')) ? 'Copiado.' : NOT_COPIED;
}

/** Copies the selected text. Returns whether the browser copied it. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without HTTPS or the clipboard permission (in frames), only the legacy command works.
    return document.execCommand('copy');
  }
}
