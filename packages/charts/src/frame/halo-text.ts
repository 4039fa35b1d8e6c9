interface HaloText {
  text: string;
  x: number;
  y: number;
  color: string;
  /** The background's colour. */
  halo: string;
}

/** Writes a text, in the font that is set, so that the lines behind it do not strike it out. */
export function writeWithHalo(
  ctx: CanvasRenderingContext2D,
  { text, x, y, color, halo }: HaloText,
): void {
  ctx.lineWidth = 4;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = halo;
  ctx.strokeText(text, x, y);
  ctx.fillStyle = color;
  ctx.fillText(text, x, y);
}
