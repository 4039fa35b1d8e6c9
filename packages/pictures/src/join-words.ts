/** A word as written by Skia: attributes, x positions of its letters, y position and text. */
const word = /<text ([^>]*?) x="([^"]*)" y="([^"]*)">\s*([^<]*?)\s*<\/text>/g;

interface Line {
  style: string;
  xs: string[];
  y: string;
  text: string;
}

const numbers = (list: string): string[] => list.split(', ').filter(Boolean);

const short = (number = ''): string => String(Math.round(Number(number) * 100) / 100);

const written = ({ style, xs, y, text }: Line): string =>
  `<text ${style} x="${xs.map(short).join(' ')}" y="${short(y)}" xml:space="preserve">${text}</text>`;

/**
 * Joins the words of each line. Skia writes every word as a separate text element, and every space
 * as an empty one, which makes lines impossible to search or copy.
 */
export function joinWords(svg: string): string {
  const lines = new Map<string, Line>();
  let line: Line | undefined;
  let spaces = 0;
  let end = 0;
  const marked = svg.replaceAll(
    word,
    (match: string, style: string, xs: string, ys: string, text: string, at: number) => {
      const follows = at === end;
      end = at + match.length;
      if (text === '') {
        spaces += 1;
        return '';
      }
      const [y = '0'] = numbers(ys);
      if (line && follows && spaces > 0 && line.style === style && line.y === y) {
        const places = numbers(xs);
        line.xs.push(...Array.from({ length: spaces }, () => places[0] ?? '0'), ...places);
        line.text += ' '.repeat(spaces) + text;
        spaces = 0;
        return '';
      }
      spaces = 0;
      line = { style, xs: numbers(xs), y, text };
      const mark = `\u0000${lines.size}\u0000`;
      lines.set(mark, line);
      return mark;
    },
  );
  return marked.replaceAll(/\0\d+\0/g, (mark) => {
    const found = lines.get(mark);
    return found ? written(found) : '';
  });
}
