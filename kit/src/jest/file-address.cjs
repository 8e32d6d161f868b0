// A picture, font or film, for which a bundler returns an address.
module.exports = { __esModule: true, default: '/asset' }
