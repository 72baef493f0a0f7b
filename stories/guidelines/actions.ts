import { stable, type Guideline } from './guideline.ts';

/** Guidelines for components that are pressed or followed. */
export const actions = {
  'primitives/Button': {
    status: stable,
    use: 'For what happens here: save, pay, open a dialog. One primary button a view; the rest is secondary or ghost.',
    avoid:
      'What leads to another address is a ButtonLink or a Link. What cannot be used at the moment and has a reason is a ReasonButton, not a button that is grey without a word.',
    anatomy: ['Icon, if it is recognized faster', 'Words', 'Spinner in the icon’s place while it works'],
    keyboard: { native: ['button'] },
    accessibility:
      'While its work is on the way it keeps the focus, is busy to assistive technology and swallows further presses. An icon alone has a label, which is its name.',
    words:
      'A verb and its object: ‘Reboot the server’. Never ‘Submit’, and ‘OK’ only where the specification says it. With work on the way, the verb in progress: ‘Saving…’.',
  },
  'primitives/Link': {
    status: stable,
    use: 'For everything with an address, inside a sentence or as a whole row. It is the only anchor of the portal.',
    avoid: 'An act without an address is a Button, however quiet it has to look.',
    anatomy: ['Words, underlined inside of prose', 'The new-tab mark, added by the author of the link'],
    keyboard: { native: ['link'] },
    accessibility:
      'A link into a new tab gets no hold of this window. The name has to make sense without its sentence, because links are also read as a list.',
    words: 'The name of the place: ‘Payment history’. Never ‘here’ or ‘more’.',
  },
  'primitives/ReasonButton': {
    status: stable,
    use: 'For an act that cannot be used now for a reason that the person can change: nothing is selected, the server is off.',
    avoid:
      'What the person may never do is left out. While a request is on its way, it is a Button that is pending.',
    anatomy: ['A button', 'Its reason, on hover and focus', 'The same reason as a notice, for a finger'],
    keyboard: { native: ['button'] },
    accessibility:
      'It keeps its place in the tab order and is disabled by aria-disabled, so that the reason can be reached and is read with it.',
    words:
      'The reason says what has to be so first: ‘Choose a server’. Not that it is unavailable: that is seen.',
  },
  'primitives/CopyButton': {
    status: stable,
    use: 'Beside a value that is wanted elsewhere: an address, a key, a number of an account.',
    avoid:
      'A value that has to be typed anyway, such as a name, needs none. A whole list is a file to download.',
    anatomy: ['The icon, or text where it is on its own', 'For two seconds: the result'],
    keyboard: { native: ['button'] },
    accessibility:
      'The result is a status, announced politely. A refusal by the browser is shown in words; the value next to it can be copied by hand.',
    words: 'Name what is copied: ‘Copy 185.104.113.20’, because a page has several of them.',
  },
  'primitives/Menu': {
    status: stable,
    use: 'For several acts upon one thing where there is no room for their buttons: a row, a card, the account.',
    avoid:
      'A choice that is part of a form is a SelectField. Two acts are two buttons. An act that is done every day does not hide in a menu.',
    anatomy: [
      'Button, with an icon or with words',
      'Lines: acts, links, choices',
      'Headings and separators between groups',
      'The reason under a line that cannot be used',
    ],
    keyboard: {
      native: ['button'],
      own: [
        {
          keys: ['{ArrowDown}'],
          does: 'On its button: opens it at the first line; inside: the next line',
          story: 'Default',
        },
        { keys: ['{Enter}'], does: 'Opens it; inside: takes the line', story: 'Default' },
        { keys: ['{Escape}'], does: 'Closes it, and the focus is on its button again', story: 'Default' },
        { keys: ['{End}'], does: 'The last line', story: 'LongContent' },
      ],
    },
    accessibility:
      'The button exposes that it has a menu and whether it is open. Disabled items stay focusable, with their reason. The chosen action runs once focus is back.',
    words: 'Items are verbs, as on buttons. Destructive items are last, after a separator.',
  },
  'primitives/Chip': {
    status: stable,
    use: 'For a condition in force that can be lifted at once: a filter of a list, an applied promo code.',
    avoid:
      'A state that nobody can lift is a Badge. A choice between several is RadioCards or a SelectField.',
    anatomy: ['What is filtered and by which value', 'The cross'],
    keyboard: { native: ['button'] },
    accessibility:
      'The whole chip is one button whose name says that it removes. The page keeps the focus near when it goes: FocusKeeper.',
    words: 'Field and value: ‘Status: Active’. The value alone is not enough once there are two dates.',
  },
  'primitives/Disclosure': {
    status: stable,
    use: 'For a section that most people do not need each time: further requisites, questions and answers.',
    avoid:
      'Nothing that has to be filled in hides behind it, and no error does: its owner opens a section with one.',
    anatomy: ['Heading, which is the button', 'What is inside, in a few words, while closed', 'The content'],
    keyboard: {
      own: [{ keys: ['{Enter}', ' '], does: 'Open and close it', story: 'Default' }],
    },
    accessibility:
      'The heading has a level in the page’s outline and exposes whether it is open. Input inside stays. Printing opens every section.',
    words:
      'A heading that says what is inside, as it would without being folded. The few words beside it are facts: ‘3 of 5 filled in’.',
  },
} satisfies Readonly<Record<string, Guideline>>;
