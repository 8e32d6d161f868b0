// jsdom lays nothing out, and leaves out what asks for it; the rich editor asks where its cursor and the mouse stand.
Range.prototype.getBoundingClientRect = () => new DOMRect()
Range.prototype.getClientRects = () => Object.assign([], { item: () => null }) as unknown as DOMRectList
document.elementFromPoint = () => null
