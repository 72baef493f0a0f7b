interface AnyView {
  status: string;
}

function isReady<View extends AnyView>(view: View): view is Extract<View, { status: 'ready' }> {
  return view.status === 'ready';
}

/** Returns a view that must be ready; throws otherwise, so that the story fails. */
export function ready<View extends AnyView>(view: View): Extract<View, { status: 'ready' }> {
  if (!isReady(view)) throw new RangeError(`The view is ${view.status}`);
  return view;
}
