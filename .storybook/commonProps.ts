/** Descriptions of HTML attributes that components pass through. */
const ofHtml: Readonly<Record<string, string>> = {
  children: 'Content of the element.',
  onClick: 'It was pressed.',
  disabled: 'It cannot be used; not by default.',
  readOnly: 'It can be read and copied, not changed; not by default.',
  autoComplete: 'What browsers and password managers may fill in; as in HTML.',
  target: 'Where the link opens; here by default.',
  className: 'Classes of the outermost element, for its place on the page.',
};

/** Descriptions of props that several screens share. */
const ofScreens: Readonly<Record<string, string>> = {
  view: 'Everything that the page shows.',
  onRetry: 'What could not be read is to be read again.',
  onDraftChange: 'Something was typed or chosen: the fields with their new values.',
  onSubmit: 'The form is to be sent; what is wrong with it is for the app to find.',
  onThemeChange: 'A theme was chosen at the head of the page.',
  onPasswordShownChange: 'The eye of a password was pressed.',
  onExternalSignIn: 'Signing in by the other provider was chosen.',
  onPrint: 'The page is to be printed.',
  onFilesAdd: 'Files were picked or dropped.',
  onFileRemove: 'A picked file is to be left out.',
  onReceiptToggle: 'The receipt was folded or unfolded, where there is no room for it.',
  onCartAdd: 'It is to go into the cart.',
  onDetailsOpen: 'The details of a row are wanted.',
  onOverlayClose: 'What is open above the page was closed.',
  onQuestionAsk: 'Something that is asked about first was chosen for a row.',
  onQuestionConfirm: 'The question was answered with yes.',
  onFormSubmit: 'The form above the page is to be sent.',
  onRemovalAsk: 'It is to be removed, which is asked about first.',
  onRemovalConfirm: 'The question about its removal was answered with yes.',
  onRemovalClose: 'It stays.',
};

/** Descriptions of props with the same name and meaning everywhere. */
export const commonProps: Readonly<Record<string, string>> = { ...ofHtml, ...ofScreens };
