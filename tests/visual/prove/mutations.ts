import { hiddenMutations } from './hiddenMutations.ts';
import type { Mutation } from './mutation.ts';

/** What a comparison must find. */
export const mutations: readonly Mutation[] = [
  {
    name: '1 px of padding',
    edits: [
      { file: 'src/primitives/Callout.tsx', from: 'px-3.5 py-3 text-base', to: 'px-3.5 py-[13px] text-base' },
    ],
    look: ['primitives-callout'],
  },
  {
    name: 'one token, 2 % lighter',
    edits: [
      {
        file: 'src/tokens/tokens.css',
        from: '--color-success: light-dark(oklch(0.58',
        to: '--color-success: light-dark(oklch(0.6',
      },
    ],
    look: ['primitives-badge', 'components-serverstatusbadge'],
  },
  {
    name: 'a missing icon',
    edits: [
      {
        file: 'src/primitives/Chip.tsx',
        from: '      <CloseIcon className="size-3.5 text-text-muted" />\n',
        to: '',
      },
    ],
    look: ['primitives-chip'],
  },
  {
    name: 'one letter',
    edits: [{ file: 'src/i18n/messages/en/notFound.json', from: 'Page not found', to: 'Page not fount' }],
    look: ['screens-notfound'],
  },
  {
    name: 'a lost focus ring',
    edits: [
      {
        file: 'src/primitives/Button.tsx',
        from: "'inline-flex max-w-full shrink-0",
        to: "'outline-none inline-flex max-w-full shrink-0",
      },
    ],
    look: ['primitives-alertdialog'],
  },
  {
    name: 'a menu under the page',
    edits: [{ file: 'src/primitives/MenuPopup.tsx', from: '"z-50 max-h-', to: '"-z-10 max-h-' }],
    look: ['primitives-menu--open', 'serverlistscreen--row-menu-open'],
  },
  {
    name: 'one border radius',
    edits: [
      {
        file: 'src/primitives/Badge.tsx',
        from: 'gap-1.5 rounded-full py-0.5',
        to: 'gap-1.5 rounded-sm py-0.5',
      },
    ],
    look: ['primitives-badge'],
  },
  {
    name: 'one weight',
    edits: [
      {
        file: 'src/patterns/StatusPage.tsx',
        from: 'mt-2 text-xl font-semibold',
        to: 'mt-2 text-xl font-medium',
      },
    ],
    look: ['patterns-statuspage', 'screens-notfound'],
  },
  {
    name: 'a gap of 4 px more',
    edits: [
      { file: 'src/patterns/EmptyState.tsx', from: 'items-center gap-3 px-4', to: 'items-center gap-4 px-4' },
    ],
    look: ['patterns-emptystate'],
  },
  {
    name: 'a decorator',
    edits: [
      {
        file: '.storybook/decorators.tsx',
        from: '  return <Story />;\n',
        to: '  return <div className="pt-px"><Story /></div>;\n',
      },
    ],
    look: ['primitives-badge', 'screens-notfound'],
  },
  {
    name: 'another font',
    edits: [
      {
        file: 'src/tokens/fonts.css',
        from: 'golos-text-cyrillic-wght-normal.woff2',
        to: 'golos-text-latin-wght-normal.woff2',
      },
    ],
    look: ['primitives-badge', 'screens-notfound'],
  },
  {
    name: 'one letter at the end of a tall page',
    edits: [{ file: 'src/i18n/messages/ru/legalTerms.json', from: 'счёте."', to: 'счете."' }],
    look: ['screens-legal-legalscreen--default'],
    seen: /\.tile-/,
  },
  {
    name: 'a deleted file: the messages of a screen',
    edits: [{ file: 'src/i18n/messages/en/notFound.json', isDeleted: true }],
    look: ['screens-notfound'],
  },
  {
    name: 'a hover colour',
    edits: [
      {
        file: 'src/primitives/Button.tsx',
        from: 'text-on-action enabled:hover:bg-danger-hover',
        to: 'text-on-action enabled:hover:bg-danger',
      },
    ],
    look: ['primitives-button--variants'],
    seen: /\.(hover|pressed)/,
  },
  {
    name: 'an animation left running',
    edits: [
      {
        file: 'src/primitives/Badge.tsx',
        from: 'gap-1.5 rounded-full py-0.5',
        to: 'animate-spin gap-1.5 rounded-full py-0.5',
      },
    ],
    look: ['primitives-badge'],
    seen: /\.motion$/,
  },
  {
    name: 'a notice under a dialog',
    edits: [{ file: 'src/primitives/Toast.tsx', from: 'inset-x-2 z-60 m-0', to: 'inset-x-2 z-40 m-0' }],
    look: ['kit-overpages--question'],
  },
  {
    name: 'a dialog under the top bar',
    edits: [
      { file: 'src/primitives/dialogLook.ts', from: 'inset-0 z-50 animate', to: 'inset-0 z-20 animate' },
    ],
    look: ['kit-overpages--question'],
  },
  {
    name: 'a menu under a strip',
    edits: [{ file: 'src/primitives/MenuPopup.tsx', from: '"z-50 max-h-', to: '"z-10 max-h-' }],
    look: ['kit-overpages--user-menu-open'],
  },
  {
    name: 'a look of tooltips',
    edits: [
      { file: 'src/primitives/TooltipPopup.tsx', from: 'rounded-sm bg-text', to: 'rounded-full bg-text' },
    ],
    look: ['primitives-tooltip', 'kit-overpages--tooltip-open'],
  },
  {
    name: 'one English letter in an open menu',
    edits: [
      {
        file: 'src/i18n/messages/en/servers.json',
        from: '"servers.menu.history": "History"',
        to: '"servers.menu.history": "Histori"',
      },
    ],
    look: ['serverlistscreen--row-menu-open', 'kit-overpages--row-menu-open'],
    seen: /-en/,
  },
  {
    name: 'a top bar on paper',
    edits: [
      {
        file: 'src/patterns/appShell/TopBar.tsx',
        from: 'sm:px-4 print:hidden short:static',
        to: 'sm:px-4 short:static',
      },
    ],
    look: ['patterns-appshell--default'],
    seen: /\.print/,
  },
  {
    name: 'words above 1536 px',
    edits: [
      {
        file: 'src/patterns/appShell/PaletteButton.tsx',
        from: 'text-sm max-2xl:sr-only',
        to: 'text-sm sr-only',
      },
    ],
    look: ['patterns-appshell--default'],
    seen: /\.wide/,
  },
  {
    name: 'one letter inside a scroller',
    edits: [
      {
        file: 'src/i18n/messages/ru/shell.json',
        from: '"shell.group.help": "Справка"',
        to: '"shell.group.help": "Справко"',
      },
    ],
    look: ['patterns-appshell--drawer-open'],
    seen: /\.scroller-/,
  },
  {
    name: 'a side that is not mirrored',
    edits: [
      {
        file: 'src/primitives/Checkbox.tsx',
        from: 'className="pl-7 text-sm"',
        to: 'className="ps-7 text-sm"',
      },
    ],
    look: ['primitives-checkbox-'],
    seen: /\.rtl/,
  },
  {
    name: 'a line height in mails',
    edits: [{ file: 'app/server/mail/mailHtml.ts', from: 'line-height: 1.5', to: 'line-height: 1.4' }],
    look: ['papers-mail-code'],
  },
  {
    name: 'a line on a page of the server',
    edits: [{ file: 'app/server/testBank/page.ts', from: 'border-left:4px', to: 'border-left:3px' }],
    look: ['papers-bank-open'],
  },
  ...hiddenMutations,
];
