import Beasties from 'beasties';

const styles = /<style>([\s\S]*?)<\/style>/;
const face = /@font-face\s*\{[^}]*\}/g;

/** The rules of a stylesheet that some HTML uses, and its font faces. */
export async function criticalCss(css: string, html: string): Promise<string> {
  const beasties = new Beasties({ logLevel: 'warn', fonts: false });
  const page = `<!doctype html><html><head><style>${css}</style></head><body>${html}</body></html>`;
  const used = styles.exec(await beasties.process(page))?.[1] ?? '';
  return (css.match(face) ?? []).join('') + used.replaceAll(face, '');
}
