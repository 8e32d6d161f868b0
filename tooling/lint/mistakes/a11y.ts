import type { Mistakes } from '../planted'

/** Barriers for people with a disability. */
export const a11y: Mistakes = {
  'alt-text': ['export const a = <img src="a" />'],
  'anchor-has-content': ['export const a = <a href="/a" />'],
  'anchor-is-valid': ['export const a = <a href="#">b</a>', 'export const a = <a>b</a>'],
  'aria-activedescendant-has-tabindex': ['export const a = <div aria-activedescendant="a" />'],
  'aria-props': ['export const a = <div aria-foo="a" />'],
  'aria-proptypes': ['export const a = <div aria-hidden="yes" />'],
  'aria-role': ['export const a = <div role="foo" />'],
  'aria-unsupported-elements': ['export const a = <meta aria-hidden="false" />'],
  'autocomplete-valid': ['export const a = <input type="text" autoComplete="foo" />'],
  'click-events-have-key-events': ['export const a = <div onClick={() => {}} />'],
  'heading-has-content': ['export const a = <h1 />'],
  'html-has-lang': ['export const a = <html />'],
  'iframe-has-title': ['export const a = <iframe />'],
  'img-redundant-alt': ['export const a = <img src="a" alt="picture of b" />'],
  'interactive-supports-focus': [
    'export const a = <span role="button" onClick={() => {}} onKeyDown={() => {}}>b</span>',
  ],
  'label-has-associated-control': [
    'export const a = <label>b</label>',
    'export const a = <label><input /></label>',
  ],
  'media-has-caption': ['export const a = <video src="a" />'],
  'mouse-events-have-key-events': ['export const a = <div onMouseOver={() => {}} />'],
  'no-access-key': ['export const a = <div accessKey="h" />'],
  'no-autofocus': ['export const a = <input autoFocus />'],
  'no-distracting-elements': ['export const a = <marquee />'],
  'no-interactive-element-to-noninteractive-role': ['export const a = <button role="article">b</button>'],
  'no-noninteractive-element-interactions': [
    'export const a = <li onClick={() => {}} onKeyDown={() => {}}>b</li>',
  ],
  'no-noninteractive-element-to-interactive-role': ['export const a = <h1 role="button">b</h1>'],
  'no-noninteractive-tabindex': ['export const a = <div tabIndex={0} />'],
  'no-redundant-roles': ['export const a = <button role="button">b</button>'],
  'no-static-element-interactions': [
    'export const a = <div onClick={() => {}} onKeyDown={() => {}} />',
    'export const a = <span onMouseDown={() => {}} />',
  ],
  'role-has-required-aria-props': ['export const a = <span role="checkbox" tabIndex={0} />'],
  'role-supports-aria-props': ['export const a = <a href="/a" aria-checked="true">b</a>'],
  scope: ['export const a = <div scope="col" />'],
  'tabindex-no-positive': ['export const a = <button tabIndex={1}>b</button>'],
}
