// A picture, font or film that a bundler would turn into an address.
module.exports = { __esModule: true, default: '/asset' }
