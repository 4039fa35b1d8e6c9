interface HaloText {
  text: string;
  x: number;
  y: number;
  color: string;
  /** Background colour. */
  halo: string;
}

/** Draws text with an outline in the background colour, to hide any lines behind it. */
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
