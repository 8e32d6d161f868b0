// jsdom has no layout and lacks its APIs. The rich editor asks for the position of cursor and mouse.
Range.prototype.getBoundingClientRect = () => new DOMRect()
Range.prototype.getClientRects = () => Object.assign([], { item: () => null }) as unknown as DOMRectList
document.elementFromPoint = () => null
