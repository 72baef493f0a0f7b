import { stable, type Guideline } from './guideline.ts';

/** Guidelines for components that open over the page. */
export const overlays = {
  'primitives/Dialog': {
    status: stable,
    use: 'For something to look at or fill in without leaving the page: addresses of a server, a short form.',
    avoid:
      'A question that must be answered is an AlertDialog. More than one screenful is a page with an address.',
    anatomy: [
      'Title',
      'The cross',
      'A sentence under the title',
      'Content, which scrolls',
      'Buttons, the main one last',
    ],
    keyboard: {
      native: ['button'],
      own: [
        { keys: ['{Escape}'], does: 'Closes it, and the focus is where it was', story: 'Default' },
        { keys: ['Tab'], does: 'Stays inside', story: 'Interactive' },
      ],
    },
    accessibility:
      'The title names it and the sentence describes it. A content that has to be scrolled is a tab stop; one that fits is none.',
    words: 'The title is the thing it shows, or the act it ends with: ‘IP addresses’, ‘Add a payer’.',
  },
  'primitives/AlertDialog': {
    status: stable,
    use: 'Before something that costs money, stops a server or cannot be taken back.',
    avoid:
      'What can be undone is done at once, with Undo in its notice. What only wants to be known is a Toast or a Dialog.',
    anatomy: [
      'The question',
      'What will happen',
      'Something to fill in first',
      'Why it failed',
      'Cancel',
      'The act',
    ],
    keyboard: {
      native: ['button'],
      own: [{ keys: ['{Escape}'], does: 'The same as Cancel', story: 'Default' }],
    },
    accessibility:
      'The focus begins on Cancel, and nothing outside closes it. While the act is on its way the dialog stays and its buttons wait.',
    words:
      'The title is a question with the thing’s name; the button repeats its verb (‘Delete 2 servers’), never ‘Yes’.',
  },
  'primitives/Drawer': {
    status: stable,
    use: 'For the navigation on a phone: comes from the side it was opened at.',
    avoid: 'A filter or an order’s summary on a phone is a panel of the page; a task is a Dialog.',
    anatomy: ['The cross', 'Content next to it', 'Content, which scrolls by itself'],
    keyboard: {
      native: ['button'],
      own: [
        { keys: ['{Escape}'], does: 'Closes it', story: 'Interactive' },
        { keys: ['Tab'], does: 'Stays inside while it is open', story: 'Interactive' },
      ],
    },
    accessibility:
      'A modal with a name; following one of its links closes it, and the new page has the focus.',
    words: 'The name says what is in it: ‘Menu’. There is no heading for the eye.',
  },
  'primitives/CommandDialog': {
    status: stable,
    use: 'As the shape of a search whose answers are places and acts. The portal has one: CommandPalette.',
    avoid: 'A value for a field is chosen in a ComboBox; a list is narrowed by its own search.',
    anatomy: ['The field', 'Groups of lines', 'A note below them', 'The keys, at the foot'],
    keyboard: {
      own: [
        {
          keys: ['{ArrowDown}', '{ArrowUp}'],
          does: 'The line below or above, round the ends',
          story: 'Default',
        },
        { keys: ['{Home}', '{PageDown}'], does: 'The first line; a screenful further', story: 'Default' },
        { keys: ['{Enter}'], does: 'Takes the line', story: 'Default' },
        { keys: ['{Control>}{Enter}'], does: 'Takes it in a new tab', story: 'Default' },
        { keys: ['{Escape}'], does: 'Closes it', story: 'Default' },
      ],
    },
    accessibility:
      'The field keeps the focus and names the line that Enter takes. How many lines there are is announced politely.',
    words: 'Lines are names of places and things as the menus have them; what was found in them is marked.',
  },
  'primitives/HoverCard': {
    status: stable,
    use: 'To repeat for the eye what a control’s name says, with a few figures: the cart and its sum.',
    avoid: 'Nothing in it can be pressed, so acts have no place there. A word is a Tooltip.',
    anatomy: ['The control', 'The card under it'],
    keyboard: {
      own: [
        { keys: ['Tab'], does: 'On the control: shows the card', story: 'Default' },
        { keys: ['{Escape}'], does: 'Hides it', story: 'Default' },
      ],
    },
    accessibility: 'Whatever it shows is in the control’s name as well: a touch never sees it.',
    words: 'Figures with their words, no sentences; the likeliest question first.',
  },
  'primitives/Tooltip': {
    status: stable,
    use: 'For the name of a button that is an icon, and for a text that was cut off.',
    avoid:
      'A necessary explanation belongs in the page. The reason for a disabled control is a ReasonButton.',
    anatomy: ['The control', 'Its name beside it'],
    keyboard: {
      own: [
        { keys: ['Tab'], does: 'On the control: shows it', story: 'Default' },
        { keys: ['{Escape}'], does: 'Hides it, and nothing else', story: 'Default' },
      ],
    },
    accessibility:
      'For sight only: assistive technology has read the same name from the control. It stays while the pointer is on it.',
    words: 'One to five words, without a full stop, the same as the accessible name.',
  },
  'primitives/Toast': {
    status: stable,
    use: 'For what came of an act once the page has moved on, with Undo where it can be undone.',
    avoid:
      'An error is shown where it can be fixed: in a FormError or at its field. A note about a place is a Callout.',
    anatomy: ['Kind, by icon and colour', 'Title', 'A sentence', 'One act', 'The cross'],
    keyboard: {
      native: ['button'],
      own: [{ keys: ['[F8]'], does: 'Brings the focus to it from anywhere', story: 'WithAction' }],
    },
    accessibility:
      'One at a time, announced. The count stops under a pointer and with the focus inside; nothing can be found here only.',
    words: 'What has happened, in the past: ‘Settings saved’. With a number, in the right plural.',
  },
} satisfies Readonly<Record<string, Guideline>>;
