import { drawnPages, shownText, type DrawnPage } from '../../server/support/pdfText';

/** A4 in points, the size of all pages. */
const [width, height] = [595.28, 841.89];

/**
 * Renders a PDF as an HTML page: every text, line and area at its position and in its colour. Glyphs use the portal's
 * font, so `data-face` names the one in the PDF.
 */
export function pdfPage(pdf: Uint8Array, head: readonly string[]): string {
  const pages = drawnPages(pdf).map(svgOf);
  const style =
    'body{margin:0;background:#ccc}svg{display:block;margin:8px auto;background:#fff;font-family:"Golos Text"}';
  return `<!doctype html><html><head><meta charset="utf-8">${head.join('')}<style>${style}</style></head><body>${pages.join('\n')}</body></html>`;
}

function svgOf({ stream, fonts }: DrawnPage): string {
  const shapes: string[] = [];
  let path = '';
  let [fill, stroke, line] = ['#000', '#000', '1'];
  let font = { name: '', size: '' };
  let at = { x: '', y: 0 };
  for (const each of stream.split('\n')) {
    const words = each.trim().split(' ');
    const numbers = words.slice(0, -1);
    switch (words.at(-1) ?? '') {
      case 'scn':
        fill = colorOf(numbers);
        break;
      case 'SCN':
        stroke = colorOf(numbers);
        break;
      case 'w':
        line = numbers.join('');
        break;
      case 'm':
        path += `M${numbers.join(' ')}`;
        break;
      case 'l':
        path += `L${numbers.join(' ')}`;
        break;
      case 're': {
        const [x = '', y = '', wide = '', high = ''] = numbers;
        path += `M${x} ${y}h${wide}v${high}h-${wide}z`;
        break;
      }
      case 'S':
      case 'f':
        shapes.push(
          words.at(-1) === 'f'
            ? `<path d="${path}" fill="${fill}"/>`
            : `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${line}"/>`,
        );
        path = '';
        break;
      case 'Tm':
        at = { x: numbers[4] ?? '', y: height - Number(numbers[5]) };
        break;
      case 'Tf':
        font = { name: (numbers[0] ?? '').slice(1), size: numbers[1] ?? '' };
        break;
      case 'TJ': {
        const { glyphs = [], face = '' } = fonts.get(font.name) ?? {};
        const weight = face.includes('SemiBold') ? 600 : 400;
        const text = escaped(shownText(each, glyphs));
        // Subsets of fonts have random prefixes.
        shapes.push(
          `<text data-face="${face.replace(/^[A-Z]+\+/, '')}" x="${at.x}" y="${at.y.toFixed(2)}" font-size="${font.size}" font-weight="${weight}" fill="${fill}" xml:space="preserve">${text}</text>`,
        );
      }
    }
  }
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join('\n')}</svg>`;
}

/** Converts components from 0 to 1. */
function colorOf(shares: readonly string[]): string {
  return `rgb(${shares.map((share) => Math.round(Number(share) * 255)).join(' ')})`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
