import { drawnPages, shownText, type DrawnPage } from '../../server/support/pdfText';

/** A4, in points: the size of every page of the server's. */
const [width, height] = [595.28, 841.89];

/**
 * A PDF as a page that a browser draws: every text, line and surface that its operators name, at its place and in its
 * colour. Glyphs are the portal's own font, so what is drawn in a wrong one is told by `data-face`.
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
        // A PDF's part of the alphabet has a name that is drawn from chance.
        shapes.push(
          `<text data-face="${face.replace(/^[A-Z]+\+/, '')}" x="${at.x}" y="${at.y.toFixed(2)}" font-size="${font.size}" font-weight="${weight}" fill="${fill}" xml:space="preserve">${text}</text>`,
        );
      }
    }
  }
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join('\n')}</svg>`;
}

/** Of shares from 0 to 1. */
function colorOf(shares: readonly string[]): string {
  return `rgb(${shares.map((share) => Math.round(Number(share) * 255)).join(' ')})`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
