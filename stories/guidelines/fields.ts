import { fresh, stable, type Guideline } from './guideline.ts';

/** A single field: its label above, one message below. Parts in between are named. */
const labelled = ({ anatomy, ...guideline }: Omit<Guideline, 'status'>): Guideline => ({
  status: stable,
  ...guideline,
  anatomy: ['Label', ...anatomy, 'Hint or error'],
});

/** Guidelines for components that are filled in. */
export const fields = {
  'primitives/Field': {
    status: stable,
    use: 'As the frame of any control that has none yet: label above, control, one message under it.',
    avoid: 'The fields of this folder bring it along. A checkbox with its sentence is a CheckboxField.',
    anatomy: ['Label', 'A link at its right end', 'The control', 'Hint, or the error in its place'],
    keyboard: {},
    accessibility:
      'Gives the control its id, what describes it and whether it is invalid: spread all of that onto the control, and onto one element only.',
    words:
      'A label is a noun without a colon. A hint says what is wanted before anything is wrong; an error says how to put it right.',
  },
  'primitives/Form': {
    status: stable,
    use: 'Around every set of fields that is sent together, so that Enter sends it and a refusal moves the focus to its first fault.',
    avoid: 'What takes effect at each change (a filter, a switch) has nothing to send and is no form.',
    anatomy: ['Fields', 'What is wrong as a whole (FormError), right above the buttons', 'Buttons'],
    keyboard: {},
    accessibility:
      'Named by its heading. The browser’s messages are off: errors are in the page, in its language, and stay until they are fixed.',
    words:
      'The error of the whole says what happened and what to do: ‘The server does not answer. Try again in a minute.’',
  },
  'primitives/TextField': labelled({
    use: 'For one line of text: a name, an address, a domain. With `mono` for what is compared letter by letter.',
    avoid:
      'A number with bounds is a NumberField, a sum an AmountField, a password a PasswordField, more than a line a TextAreaField.',
    anatomy: ['The line', 'A control inside its right end'],
    keyboard: { native: ['text'] },
    accessibility:
      'Say by `autoComplete` and `inputMode` what is expected: password managers and phones go by it.',
    words:
      'The placeholder is an example in the form that is wanted (‘example.com’), never the label or the hint.',
  }),
  'primitives/TextAreaField': labelled({
    use: 'For several lines in the writer’s own words: a question to support, a remark.',
    avoid: 'A list of values that the portal has to split (addresses, keys) is better entered one by one.',
    anatomy: ['Lines, which grow with what is typed'],
    keyboard: { native: ['text'] },
    accessibility: 'Enter makes a new line here and sends nothing, so the form needs a button in sight.',
    words:
      'The label asks one question. What helps to answer it is the hint: ‘What did you do, and what happened?’',
  }),
  'primitives/PasswordField': labelled({
    use: 'For any password, new or known.',
    avoid: 'A one-time code is a CodeInput: nobody has to hide it, and a phone can fill it in.',
    anatomy: ['The line', 'The eye that shows its letters'],
    keyboard: { native: ['text', 'button'] },
    accessibility:
      'The eye is a toggle whose name says what it will do. A known password is `current-password`, a new one `new-password`.',
    words: 'Rules of a new password are below it in advance, as requests: ‘At least 8 characters’.',
  }),
  'primitives/CodeInput': labelled({
    use: 'For a code of a fixed number of digits that came by mail or from another device.',
    avoid: 'A promo code or a number of an order has letters and no fixed length: TextField.',
    anatomy: ['Cells'],
    keyboard: { native: ['text'] },
    accessibility:
      'One real input, not six: a code can be pasted, filled in from a message, and is read as one value.',
    words: 'The label says where the code is: ‘Code from the e-mail’. An error keeps the digits.',
  }),
  'primitives/NumberField': labelled({
    use: 'For a number with bounds that is counted up and down or typed: memory, addresses, months.',
    avoid: 'Money is an AmountField. A number that is a name (an order’s, a telephone’s) is text.',
    anatomy: ['The number', 'Its unit', 'The two steppers'],
    keyboard: {
      native: ['text'],
      own: [
        { keys: ['{ArrowUp}'], does: 'One step more', story: 'Keyboard' },
        { keys: ['{End}'], does: 'The largest value', story: 'Keyboard' },
      ],
    },
    accessibility:
      'Reads and writes the number as the reader’s language does. What is out of bounds is brought to the nearest that fits when the field is left, not while one types.',
    words: 'The unit is short and inside the field: ‘GB’. Bounds are in the hint unless they are obvious.',
  }),
  'primitives/AmountField': labelled({
    use: 'For a sum of money as it is typed: topping up, refunding.',
    avoid: 'A price that is only shown is text with tabular figures. A number of things is a NumberField.',
    anatomy: ['The sum', 'Its currency, fixed or chosen'],
    keyboard: { native: ['text', 'select'] },
    accessibility: 'What is typed is never rewritten; the choice of a currency has a name of its own.',
    words:
      'The hint states the least and the commission in the same currency. An error names the bound that was missed.',
  }),
  'primitives/PhoneField': labelled({
    use: 'For a telephone number that somebody will be called at.',
    avoid: 'A number to be shown is text; a code that was sent to it is a CodeInput.',
    anatomy: ['The country’s code', 'The number'],
    keyboard: { native: ['select', 'text'] },
    accessibility:
      'The mask is the owner’s; the caret stays behind the digit it was behind, so corrections in the middle work.',
    words: 'Countries by their names in the reader’s language, with the code behind.',
  }),
  'primitives/DateField': {
    status: fresh,
    use: 'For a day that is known: of birth, of a document, the last one of a filter.',
    avoid: 'A period such as ‘3 months’ uses RadioCards. A time of day is never entered.',
    anatomy: ['Label', 'Day, month and year in the language’s order', 'Hint or error'],
    keyboard: {
      own: [
        {
          keys: ['{Backspace}'],
          does: 'Clears the part, then moves to the previous one',
          story: 'Erased',
        },
        { keys: ['31122026'], does: 'Digits fill a part and go on to the next', story: 'Default' },
      ],
    },
    accessibility:
      'Three spin buttons in a group named by the label; which order they have is the language’s. Half a date counts as none.',
    words: 'Label the day by its meaning: ‘Ends before’, not ‘Date’.',
  },
  'primitives/FileField': {
    status: stable,
    use: 'For files that come along with something: scans of a ticket, a document of a payer.',
    avoid: 'A picture that is only linked to is a TextField for its address.',
    anatomy: [
      'Label',
      'The place to press or to drop upon',
      'What is taken: kinds and sizes',
      'Chosen files, each with its size, its error and its cross',
    ],
    keyboard: { native: ['file', 'button'] },
    accessibility:
      'The platform’s own input lies over the field, so that a drop, a camera and the keyboard are the browser’s work. Changes of the list are announced.',
    words:
      'Limits before the choice: ‘PNG or PDF, up to 5 MB’. An error belongs to the file that it is about.',
  },
  'primitives/SearchField': {
    status: stable,
    use: 'Above what is searched while one types: a list, a gallery.',
    avoid: 'The search of the whole portal is the CommandPalette.',
    anatomy: ['Magnifier', 'The text', 'The cross, while there is something to clear'],
    keyboard: {
      native: ['text'],
      own: [
        {
          keys: ['{Control>}{Shift>}[KeyF]'],
          does: 'Brings the focus here from anywhere on the page',
          story: 'Default',
        },
      ],
    },
    accessibility:
      'A named search box. Escape clears it; with nothing to clear, Escape belongs to the surrounding element.',
    words: 'The placeholder teaches the shortcut. That nothing was found is said by the list, not here.',
  },
} satisfies Readonly<Record<string, Guideline>>;
