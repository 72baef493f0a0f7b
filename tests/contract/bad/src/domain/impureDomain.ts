import { createElement } from 'react'; // ← boundaries/dependencies
import { Box } from '../primitives/Box'; // ← boundaries/dependencies

export const drawn = createElement(Box);
