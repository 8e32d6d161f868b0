/**
 * Lets the components of a package that nobody uses fall away: says of React's calls that they do nothing by themselves,
 * and takes out the names for developer tools, since giving one is a deed.
 * @param {string} source
 */
module.exports = (source) =>
  source
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
