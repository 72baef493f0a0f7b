/** A program that makes known changes, one by one or together, and sees that each is found. */
export interface AuditPart {
  /** For the table, and for `--only`. */
  name: string;
  /** What it changes, in a few words. */
  what: string;
  /** For Node. The program tells a miss in a line that begins with ✗, and closes with `caught 40 of 41`. */
  program: readonly string[];
}

/** Everything that `npm run audit:catalogue` calls. */
export const auditParts: readonly AuditPart[] = [
  {
    name: 'pictures',
    what: 'sources of stories, mails, pages and PDFs',
    program: ['--import', 'tsx', 'tests/visual/main.ts', '--prove'],
  },
  {
    name: 'register',
    what: 'what requirements name: columns, labels, rules',
    program: ['--import', 'tsx', 'tests/mutations/main.ts', '--all'],
  },
  {
    name: 'controls',
    what: 'Storybook itself: knobs, choices, plays, pages',
    program: ['--import', 'tsx', 'tests/audit/storybook/main.ts'],
  },
  {
    name: 'search',
    what: 'how stories are found: words, names, order, in the page and in the sidebar',
    program: ['--import', 'tsx', 'tests/audit/search/main.ts'],
  },
];
