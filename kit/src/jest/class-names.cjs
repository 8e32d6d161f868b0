// Any class of a CSS module, under its own name: `styles.card` is "card", however the module is imported.
const classNames = new Proxy(
  {},
  {
    get(_, name) {
      if (name === '__esModule') return true
      return name === 'default' ? classNames : name
    },
  },
)
module.exports = classNames
