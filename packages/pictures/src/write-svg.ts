import { createHash } from 'node:crypto';
import type { PictureRequest } from '@observatorio/contract';
import { escapeHtml } from '@observatorio/language';
import { createCanvas, SvgExportFlag } from './canvas';
import { drawChart } from './draw-chart';
import { fontFaces } from './fonts';
import { joinWords } from './join-words';
import { layOut } from './lay-out';
import { plainCircles } from './plain-circles';
import type { ShownCard } from './show-card';

/** Creates a canvas that writes SVG. */
const svgCanvas = (width: number, height: number) =>
  createCanvas(width, height, SvgExportFlag.NoPrettyXML);

/**
 * Returns the elements written by Skia. Prefixes their ids, since a page may contain several
 * pictures.
 */
function elementsOf(canvas: ReturnType<typeof svgCanvas>, prefix: string): string {
  const [, elements = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(canvas.getContent().toString()) ?? [];
  return joinWords(elements).replaceAll(/<[^>]+>/g, (tag) =>
    tag
      .replaceAll(/(\bid="|url\(#|href="#)/g, `$1${prefix}`)
      .replace(/font-family="([^"]+)"/, 'font-family="$1, sans-serif"'),
  );
}

/** Text alternative for a picture. */
interface Alternative {
  title: string;
  description: string;
}

/** Draws a card as a self-contained SVG with real text and embedded fonts. */
export function writeSvg(
  shown: ShownCard,
  request: PictureRequest,
  { title, description }: Alternative,
): string {
  const name = `p${createHash('sha1').update(JSON.stringify(request)).digest('hex').slice(0, 8)}`;
  let chartElement = '';
  const picture = layOut(shown, request, (context, chart) => {
    const { width, height } = chart;
    const canvas = svgCanvas(width, height);
    plainCircles(canvas.getContext('2d'));
    drawChart(canvas, chart, 1);
    const { e: x, f: y } = context.getTransform();
    chartElement = `<svg x="${x}" y="${y}" width="${width}" height="${height}">${elementsOf(canvas, `${name}c`)}</svg>`;
  });
  const { width, height } = picture;
  const sheet = svgCanvas(width, height);
  picture.draw(sheet.getContext('2d') as unknown as CanvasRenderingContext2D);
  const elements = elementsOf(sheet, name) + chartElement;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" lang="pt-BR" aria-labelledby="${name}-title" aria-describedby="${name}-desc">`,
    `<title id="${name}-title">${escapeHtml(title)}</title>`,
    `<desc id="${name}-desc">${escapeHtml(description)}</desc>`,
    `<style>${fontFaces(elements)}</style>`,
    `${elements}</svg>\n`,
  ].join('\n');
}
