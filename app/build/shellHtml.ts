import { localeTags, type Locale } from '../../src/i18n/locale.ts';
import { escapeHtml, paintedFrom } from './pageHtml.ts';
import type { ShellTexts } from './prerender.tsx';

export interface ShellParts {
  /** Vite's index.html after the build. */
  template: string;
  locale: Locale;
  texts: ShellTexts;
  /** Addresses of scripts that the page's address needs. */
  scripts: readonly string[];
  /** Addresses of scripts that only some visitors need: the adapters by whose data they show (app/ports/createPorts.ts). */
  adapters: Readonly<Record<'account' | 'demo', readonly string[]>> | null;
  /** Address of the stylesheet of the page. */
  styles: string;
  /** Address of the stylesheet with the fonts. */
  fonts: string;
  /** The element with the messages of the page. */
  messages: string;
  /** Frames shown until the app is: with the sidebar's names, with its icons only (app/build/firstFrame.tsx). */
  frames: readonly [expanded: string, collapsed: string] | null;
}

/** The session is preloaded with the page, with the same mode and credentials as app/ports/http/request.ts uses. */
const sessionPreload =
  '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/auth/session">';

/** A frame without a sidebar, whose fields can be typed into at once. */
const formStyles = '<style>[data-first-frame]{display:contents}</style>';

/** The sidebar as this device has it (index.html), or as useSidebar.ts has it before one chooses; a phone has none. */
const frameStyles =
  '<style>[data-first-frame]{display:contents}' +
  '[data-access=session] [data-first-frame] main,[data-form] main{visibility:hidden}' +
  'html:not([data-sidebar=collapsed]) [data-first-frame=collapsed],' +
  '[data-sidebar=collapsed] [data-first-frame=expanded]{display:none}' +
  '@media(max-width:1099px){html:not([data-sidebar]) [data-first-frame=expanded]{display:none}' +
  'html:not([data-sidebar]) [data-first-frame=collapsed]{display:contents}}</style>';

/** Such a form goes nowhere before the app is there: not by Enter, and least of all its fields into the address. */
function formHtml(markup: string): string {
  const waiting = markup.replace(/<button\b/g, '$& inert');
  return `<div data-first-frame>${waiting.replace('<form', '$& method="dialog"')}</div>`;
}

/**
 * The frame, whose links lead on at once; what needs the app to answer waits for it. A form waits out of sight: the app
 * may know what was typed into it before.
 */
function frameHtml([expanded, collapsed]: readonly [expanded: string, collapsed: string]): string {
  const frame = (sidebar: string, markup: string) =>
    `<div data-first-frame="${sidebar}"${/<form\b/.test(markup) ? ' data-form' : ''}>${markup.replace(/<(?:button|input|select|textarea)\b/g, '$& inert')}</div>`;
  return frame('expanded', expanded) + frame('collapsed', collapsed);
}

const adapterHints = (files: readonly string[], audience: string, media: string) =>
  files.map(
    (href) => `<link rel="modulepreload" crossorigin href="${href}" data-for="${audience}"${media} />`,
  );

/**
 * Keeps the fonts away from a line that is still busy with the app: until then the fallback shows, which has the same
 * measures (src/tokens/fallbackFonts.css). A person who was on a page of the portal a moment ago has the fonts, and sees
 * them at once. app/main.tsx requests them for everybody else.
 */
const lateFonts = (href: string) => [
  `<link rel="stylesheet" id="typeface" media="not all" crossorigin href="${href}" />`,
  "<script>performance.getEntriesByType('navigation')[0]?.type=='navigate'&&!document.referrer.startsWith(location.origin)||(typeface.media='')</script>",
];

/** The routed app's page for one address: everything it will request is requested at once. */
export function shellHtml({
  template,
  locale,
  texts,
  scripts,
  adapters,
  styles,
  fonts,
  messages,
  frames,
}: ShellParts): string {
  // Without a sidebar, its two states are one.
  const isForm = frames !== null && frames[0] === frames[1];
  const hints = [
    `<link rel="stylesheet" crossorigin href="${styles}" />`,
    `<meta name="description" content="${escapeHtml(texts.description)}" />`,
    ...scripts
      .filter((href) => !template.includes(href))
      .map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`),
    // The server leaves those of its visitor (app/server/static/stampInstallation.ts); a host of files has no accounts.
    ...adapterHints(adapters?.account ?? [], 'account', ' media="not all"'),
    ...adapterHints(adapters?.demo ?? [], 'demo', ''),
    ...lateFonts(fonts),
    ...(isForm ? [formStyles] : frames ? [paintedFrom('content'), frameStyles, sessionPreload] : []),
  ];
  const drawn = frames && (isForm ? formHtml(frames[0]) : frameHtml(frames));
  const needsScript = escapeHtml(texts.needsScript);
  return template
    .replace(/<html lang="[^"]*">/, `<html lang="${localeTags[locale]}">`)
    .replace(/<title>[^<]*<\/title>/, `<title>${escapeHtml(texts.title)}</title>`)
    .replace('</head>', `  ${hints.join('\n    ')}\n  </head>`)
    .replace('<div id="root">', (root) => root + (drawn ?? ''))
    .replace(
      '</body>',
      // By a function: a message may have a dollar sign in it.
      (end) =>
        `  ${messages}\n    <noscript><style>[data-first-frame]{display:none}</style>${needsScript}</noscript>\n  ${end}`,
    );
}
